import { Box } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import type { Config } from '../../lib/contract/config.ts';
import { APP_ICONS, initialOf, type AppIcon } from '../../lib/domain/face/app-icon.ts';
import type { DerivedFace } from '../../lib/domain/face/derive.ts';
import { rounded, type Face } from '../../lib/domain/face/face.ts';
import { FONTS } from '../../lib/domain/face/fonts.ts';
import { HEROES, isPattern, patternUrl, type Hero } from '../../lib/domain/face/hero.ts';
import { iconSvg } from '../../lib/domain/face/icon.ts';
import { Section } from '../forms/form-sections.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { imageAddress } from '../images/thumbnail.tsx';
import { LookTile } from './look-tile.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.face;

interface Props {
  face: Face;
  derived: DerivedFace;
}

/** Logo, icons, and what the landing page begins with. */
export function FacePictures({ face, derived }: Props) {
  const icon = useController<Pick<Config, 'appIcon'>, 'appIcon'>({ name: 'appIcon' }).field;
  const hero = useController<Pick<Config, 'hero'>, 'hero'>({ name: 'hero' }).field;
  return (
    <>
      <Section title={texts.logos} hint={texts.logosHint} isWide>
        <ImagesInput source="logoDark" label={texts.logoDark} isSingle />
        <Box role="group" aria-label={texts.appIcon} data-field="appIcon" sx={TILES}>
          {APP_ICONS.map((motif) => (
            <LookTile
              key={motif}
              name={texts.appIcons[motif]}
              isChosen={icon.value === motif}
              onChoose={() => icon.onChange(motif)}
            >
              <IconSample motif={motif} face={face} derived={derived} />
            </LookTile>
          ))}
        </Box>
      </Section>
      <Section title={texts.hero} hint={texts.heroHint} isWide>
        <Box role="group" aria-label={texts.hero} data-field="hero" sx={TILES}>
          {HEROES.map((one) => (
            <LookTile
              key={one}
              name={texts.heroes[one]}
              isChosen={hero.value === one}
              onChoose={() => hero.onChange(one)}
            >
              <HeroSample hero={one} derived={derived} />
            </LookTile>
          ))}
        </Box>
        {hero.value === 'picture' && (
          <ImagesInput source="heroPicture" label={texts.heroPicture} isSingle isWhole />
        )}
      </Section>
    </>
  );
}

function IconSample({ motif, face, derived }: { motif: AppIcon } & Props) {
  const [shopName = '', logo = null] = useWatch({ name: ['shopName', 'logo'] }) as [
    string | undefined,
    Config['logo'] | undefined,
  ];
  const { brand, 'on-brand': front } = derived.light;
  const initial = motif === 'initial' ? initialOf(shopName) : null;
  if (initial === null && !(motif === 'logo' && logo))
    return (
      <img src={`data:image/svg+xml,${encodeURIComponent(iconSvg(face))}`} alt="" width="56" height="56" />
    );
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 56,
        height: 56,
        bgcolor: brand,
        color: front,
        borderRadius: `${rounded(14, face)}px`,
        fontFamily: `"${FONTS[face.font].name}", system-ui`,
        fontSize: 36,
        fontWeight: 800,
        lineHeight: 1,
      }}
    >
      {initial ??
        (logo && (
          <Box
            component="img"
            src={imageAddress(logo)}
            alt=""
            sx={{ width: 40, height: 40, objectFit: 'contain' }}
          />
        ))}
    </Box>
  );
}

function HeroSample({ hero, derived }: { hero: Hero } & Pick<Props, 'derived'>) {
  const picture = useWatch({ name: 'heroPicture' }) as Config['heroPicture'] | undefined;
  const { ground, brand, tint } = derived.light;
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', width: '100%', height: 64, bgcolor: ground }}>
      {isPattern(hero) && (
        <Box sx={{ position: 'absolute', inset: 0, bgcolor: brand, opacity: 0.55, mask: patternUrl(hero) }} />
      )}
      {hero === 'picture' &&
        (picture ? (
          <Box
            component="img"
            src={imageAddress(picture)}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Box sx={{ position: 'absolute', inset: '0 0 0 38%', bgcolor: tint }} />
        ))}
    </Box>
  );
}

const TILES = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1 };
