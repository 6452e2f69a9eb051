import { data } from '../fields.ts';
import { NightlyBackups } from '../backups.ts';
import { endpoint, json } from './declare.ts';

/** Backups of everything. They are made and restored by the operator (docs/running.md). */
export const backupEndpoints = {
  readBackups: endpoint('admin', {
    method: 'get',
    path: '/api/backups',
    responses: { 200: json(data(NightlyBackups.nullable()), 'How they stand; null: none are set up') },
  }),
} as const;
