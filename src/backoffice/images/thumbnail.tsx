import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { Avatar } from '@mui/material';
import type { ImageRef } from '../../lib/domain/product.ts';
import { imageAddress } from './image-address.ts';

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
