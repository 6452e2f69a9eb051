import { data } from '../fields.ts';
import { Upload, UploadDraft } from '../uploads.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** Files that customers send with orders. */
export const uploadEndpoints = {
  createUpload: endpoint('anyone', {
    method: 'post',
    path: '/api/uploads',
    request: { body: body(UploadDraft) },
    responses: { 201: json(data(Upload), 'The file as stored'), ...failures(400, 413, 422) },
  }),
} as const;
