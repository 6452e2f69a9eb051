import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { Avatar } from '@mui/material';
import type { ImageRef } from '../../lib/domain/product.ts';

/** Where the API serves a picture, in a width that a use has (docs/entities.md). */
export function imageAddress({ id, version, extension }: ImageRef, width: 160 | 320 | 640 = 320): string {
  return `/image/product/${id}-${version}.${extension}?width=${width}`;
}

/** A picture without what only the list of pictures knows of it. */
export const refOf = ({ id, version, extension }: ImageRef): ImageRef => ({ id, version, extension });

/** A small picture of something, or the place where it would be. */
export function Thumbnail({ image, size = 48 }: { image: ImageRef | null | undefined; size?: number }) {
  return (
    <Avatar
      variant="rounded"
      alt=""
      {...(image ? { src: imageAddress(image, 160) } : {})}
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.secondary' }}
    >
      <RestaurantIcon />
    </Avatar>
  );
}

/** A small picture for long lists, or the place where it would be; the list's own sheet says how it looks. */
export function PlainPicture({ image }: { image: ImageRef | undefined }) {
  return image ? (
    <img className="plain-picture" src={imageAddress(image, 160)} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className="plain-picture">
      <RestaurantIcon />
    </span>
  );
}
