import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import type { ImageRef } from '../../lib/domain/product.ts';
import { imageAddress } from '../images/image-address.ts';

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
