import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { KeptUpload, Upload, UploadDraft } from '../uploads.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { staffList } from './staff-list.ts';

const params = z.object({ id: IdParam });

/** Files that customers send with orders. */
export const uploadEndpoints = {
  createUpload: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/uploads',
      request: { body: body(UploadDraft) },
      responses: { 201: json(data(Upload), 'The file as stored'), ...failures(413, 422) },
    },
    'file',
  ),
  listUploads: staffList('admin', '/api/uploads', KeptUpload),
  readUpload: endpoint('admin', {
    method: 'get',
    path: '/api/uploads/{id}',
    request: { params },
    responses: { 200: json(data(KeptUpload), 'The one'), ...failures(404) },
  }),
  updateUpload: endpoint(
    'admin',
    {
      method: 'put',
      path: '/api/uploads/{id}',
      request: { params, body: body(UploadDraft) },
      responses: { 200: json(data(KeptUpload), 'Its new version'), ...failures(404, 409, 413, 422) },
    },
    'file',
  ),
  deleteUpload: endpoint(
    'admin',
    {
      method: 'delete',
      path: '/api/uploads/{id}',
      request: { params },
      responses: { 200: json(data(KeptUpload), 'As it was'), ...failures(404, 409) },
    },
    'file',
  ),
} as const;
