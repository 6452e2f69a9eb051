import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { Avatar } from '@mui/material';
import type { ImageRef } from '../../lib/domain/product.ts';

/** The URL of a picture in one of the widths that the API serves (docs/entities.md). */
export function imageAddress({ id, version, extension }: ImageRef, width: 160 | 320 | 640 = 320): string {
  return `/image/product/${id}-${version}.${extension}?width=${width}`;
}

/** A reference to a picture, without the list's other fields. */
export const refOf = ({ id, version, extension }: ImageRef): ImageRef => ({ id, version, extension });

/** A small picture, or a placeholder. */
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

/** A small picture or placeholder for long lists, as a plain element. The list styles it. */
export function PlainPicture({ image }: { image: ImageRef | undefined }) {
  return image ? (
    <img className="plain-picture" src={imageAddress(image, 160)} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className="plain-picture">
      <RestaurantIcon />
    </span>
  );
}
