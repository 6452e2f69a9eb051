import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf, EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import { DecimalInput, NameAndIdentifier, SwitchInput, StringInput } from '../forms/inputs.tsx';
import { Section } from '../forms/form-sections.tsx';
import { InstantInput } from '../forms/instant-input.tsx';
import { RefInput, RefsInput } from '../forms/reference-inputs.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { branchTexts } from './texts.ts';
import { Areas, DeliveryWayInput } from './delivery-areas.tsx';
import { FormerIdentifiers } from './former-identifiers.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { WeekEditor } from './week-editor.tsx';

const generalTexts = branchTexts.general;

/** Name, address and position of a branch, and how customers find it. */
export function GeneralTab() {
  return (
    <>
      <Section title={generalTexts.who}>
        <NameAndIdentifier nameLabel={generalTexts.name} label={generalTexts.identifier} />
        <FormerIdentifiers />
        <StringInput source="keywords" label={generalTexts.keywords} helperText={generalTexts.keywordsHint} />
        <RefsInput source="tags" reference="tags" label={generalTexts.tags} />
        <RefInput
          source="division"
          reference="divisions"
          label={generalTexts.division}
          emptyText={generalTexts.noDivision}
          helperText={generalTexts.divisionHint}
        />
        <SwitchInput source="isPublic" label={generalTexts.isPublic} hint={generalTexts.isPublicHint} />
      </Section>
      <Section title={generalTexts.address}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <StringInput source="street" label={generalTexts.street} helperText={false} />
        </Box>
        <StringInput source="zipCode" label={generalTexts.zipCode} helperText={false} />
        <StringInput source="city" label={generalTexts.city} helperText={false} />
        <SelectInput
          source="country"
          label={generalTexts.country}
          choices={choicesOf(generalTexts.countries)}
          parse={(value: string) => value}
          defaultValue=""
          slotProps={EMPTY_IS_A_CHOICE}
          isRequired
          helperText={false}
          fullWidth
        />
        <StringInput source="phone" label={generalTexts.phone} type="tel" helperText={false} />
        <StringInput source="email" label={generalTexts.email} type="email" helperText={false} />
      </Section>
      <Section title={generalTexts.place} hint={generalTexts.placeHint}>
        <DecimalInput source="latitude" label={generalTexts.latitude} between={[-90, 90]} isOptional />
        <DecimalInput source="longitude" label={generalTexts.longitude} between={[-180, 180]} isOptional />
      </Section>
      <ClosedSection />
    </>
  );
}

/** What customers read while the branch takes no orders, and from when it takes them. */
export function ClosedSection() {
  return (
    <Section title={generalTexts.closed}>
      <StringInput
        source="closedMessage"
        label={generalTexts.closedMessage}
        helperText={generalTexts.closedMessageHint}
        multiline
        minRows={2}
      />
      <InstantInput
        source="orderableFrom"
        label={generalTexts.orderableFrom}
        hint={generalTexts.orderableFromHint}
      />
    </Section>
  );
}

export function PicturesSection() {
  return (
    <Section title={generalTexts.pictures}>
      <ImagesInput source="logo" label={generalTexts.logo} isSingle />
      <ImagesInput source="images" label={generalTexts.pictures} />
    </Section>
  );
}

const deliveryTexts = branchTexts.delivery;

/** Whether, when and where a branch delivers, and at what cost. */
export function DeliveryTab() {
  return (
    <>
      <Section title={deliveryTexts.title}>
        <SwitchInput source="isDeliveryEnabled" label={deliveryTexts.enabled} />
        <OwnHoursSwitch />
        <DeliveryWayInput />
      </Section>
      <Section title={deliveryTexts.areas} hint={deliveryTexts.areasHint} isWide>
        <Areas />
      </Section>
      <DeliveryHours />
    </>
  );
}

const OwnHoursSwitch = () => (
  <SwitchInput
    source="isDeliveryHoursEnabled"
    label={deliveryTexts.ownHours}
    hint={deliveryTexts.ownHoursHint}
  />
);

function DeliveryHours() {
  if (useWatch({ name: 'isDeliveryHoursEnabled' }) !== true) return null;
  return (
    <>
      <WeekEditor source="deliveryHours" title={deliveryTexts.hours} />
      <HoursPreview />
    </>
  );
}

/** What managers change: when their branch is open and delivers. */
export function ManagersFields() {
  const delivers = useWatch({ name: 'isDeliveryEnabled' }) === true;
  return (
    <>
      <WeekEditor source="openingHours" title={branchTexts.hours.week} />
      <HoursPreview />
      {delivers && (
        <>
          <Section title={deliveryTexts.title}>
            <OwnHoursSwitch />
          </Section>
          <DeliveryHours />
        </>
      )}
      <ClosedSection />
    </>
  );
}
