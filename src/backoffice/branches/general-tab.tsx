import { Box } from '@mui/material';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { Section } from '../forms/form-sections.tsx';
import { NameAndIdentifier, SwitchInput, StringInput } from '../forms/inputs.tsx';
import { InstantInput } from '../forms/instant-input.tsx';
import { RefsInput } from '../forms/reference-inputs.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.general;

/** Name, address and position of a branch, and how customers find it. */
export function GeneralTab() {
  return (
    <>
      <Section title={texts.who}>
        <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
        <StringInput source="keywords" label={texts.keywords} helperText={texts.keywordsHint} />
        <RefsInput source="tags" reference="tags" label={texts.tags} />
        <SwitchInput source="isPublic" label={texts.isPublic} hint={texts.isPublicHint} />
      </Section>
      <Section title={texts.address}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <StringInput source="street" label={texts.street} helperText={false} />
        </Box>
        <StringInput source="zipCode" label={texts.zipCode} helperText={false} />
        <StringInput source="city" label={texts.city} helperText={false} />
        <StringInput source="phone" label={texts.phone} type="tel" helperText={false} />
        <StringInput source="email" label={texts.email} type="email" helperText={false} />
      </Section>
      <Section title={texts.place} hint={texts.placeHint}>
        <DecimalInput source="latitude" label={texts.latitude} between={[-90, 90]} isOptional />
        <DecimalInput source="longitude" label={texts.longitude} between={[-180, 180]} isOptional />
      </Section>
      <Section title={texts.closed}>
        <StringInput
          source="closedMessage"
          label={texts.closedMessage}
          helperText={texts.closedMessageHint}
          multiline
          minRows={2}
        />
        <InstantInput source="orderableFrom" label={texts.orderableFrom} hint={texts.orderableFromHint} />
      </Section>
    </>
  );
}

export function PicturesSection() {
  return (
    <Section title={texts.pictures}>
      <ImagesInput source="logo" label={texts.logo} isSingle />
      <ImagesInput source="images" label={texts.pictures} />
    </Section>
  );
}
