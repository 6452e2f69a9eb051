import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { Image, ImageChanges, ImageDraft, KeptUpload, Upload, UploadDraft } from '../media.ts';
import { body, endpoint, failures, json, staffList } from './declare.ts';

const params = z.object({ id: IdParam });

/** The pictures of the shop. */
export const imageEndpoints = {
  listImages: staffList('admin', '/api/images', Image),
  readImage: endpoint('admin', {
    method: 'get',
    path: '/api/images/{id}',
    request: { params },
    responses: { 200: json(data(Image), 'The one'), ...failures(404) },
  }),
  createImage: endpoint(
    'admin',
    {
      method: 'post',
      path: '/api/images',
      request: { body: body(ImageDraft) },
      responses: { 201: json(data(Image), 'The new one'), ...failures(413, 422) },
    },
    'file',
  ),
  updateImage: endpoint(
    'admin',
    {
      method: 'put',
      path: '/api/images/{id}',
      request: { params, body: body(ImageChanges) },
      responses: { 200: json(data(Image), 'As it is now'), ...failures(404, 413, 422) },
    },
    'file',
  ),
  deleteImage: endpoint(
    'admin',
    {
      method: 'delete',
      path: '/api/images/{id}',
      request: { params },
      responses: { 200: json(data(Image), 'As it was'), ...failures(404, 409) },
    },
    'file',
  ),
} as const;

/** Files that customers send with orders. */
export const uploadEndpoints = {
  createUpload: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/uploads',
      request: { body: body(UploadDraft) },
      responses: { 201: json(data(Upload), 'The file as stored'), ...failures(409, 413, 422, 429, 503) },
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
