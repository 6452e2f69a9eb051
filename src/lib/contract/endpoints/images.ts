import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { Image, ImageChanges, ImageDraft } from '../images.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { staffList } from './staff-list.ts';

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
