import { z } from 'zod';
import { HEX, isHex } from '../domain/face/color.ts';
import { FONT_NAMES } from '../domain/face/fonts.ts';
import { CORNERS, DEFAULT_FACE, SCHEME_CHOICES } from '../domain/face/face.ts';

/** A colour as `#rrggbb`; capitals are taken, too. */
export const Color = z.string().toLowerCase().refine(isHex, { error: 'color' }).meta({ pattern: HEX.source });

/** What a shop chooses of its looks (`lib/domain/face`). */
export const Face = z
  .object({
    brand: Color.default(DEFAULT_FACE.brand),
    /** The colour of links and accents; null: the brand's. */
    second: Color.nullable().default(DEFAULT_FACE.second),
    scheme: z.enum(SCHEME_CHOICES).default(DEFAULT_FACE.scheme),
    corners: z.enum(CORNERS).default(DEFAULT_FACE.corners),
    font: z.enum(FONT_NAMES).default(DEFAULT_FACE.font),
  })
  .meta({ id: 'Face' });
