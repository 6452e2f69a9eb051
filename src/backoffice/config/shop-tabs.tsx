import { Typography, Box, Button, Link as MuiLink } from '@mui/material';
import { AutocompleteInput, CheckboxGroupInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { DATE_LOCALES } from '../../lib/domain/dates.ts';
import { DEFAULT_LANGUAGE, FURTHER_LANGUAGES, LANGUAGE_NAMES } from '../../lib/domain/languages.ts';
import type { CountryChoice } from '../../lib/domain/country.ts';
import { lacksRegister } from '../../lib/domain/legal-texts.ts';
import { choicesOf, EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { SwitchInput, LinkInput, StringInput, DecimalInput } from '../forms/inputs.tsx';
import { MarkdownInput } from '../forms/markdown-input.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { configTexts, GUARANTEE_FILES } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

const texts = configTexts.shop;
const ZONES = Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') }));
/** Of German: other languages are offered beside it. */
const LOCALES = DATE_LOCALES.filter((id) => id.startsWith(DEFAULT_LANGUAGE)).map((id) => ({
  id,
  name: new Intl.DisplayNames(LOCALE, { type: 'language' }).of(id) ?? id,
}));

const LANGUAGE_CHOICES = FURTHER_LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }));

/** The legal form, and what it lacks where the country wants it said. */
function LegalFormInput() {
  const [country = '', legalForm = ''] = useWatch({ name: ['country', 'legalForm'] }) as [
    CountryChoice | undefined,
    string | null | undefined,
  ];
  const isMissing = country !== '' && (legalForm ?? '').trim() === '';
  const missing = isMissing
    ? texts.legalFormMissing
    : lacksRegister(legalForm ?? '', country) && texts.registerMissing;
  return (
    <StringInput
      source="legalForm"
      label={texts.legalForm}
      helperText={missing ? `${missing} ${texts.legalFormHint}` : texts.legalFormHint}
    />
  );
}

/** Minutes that the shop waits before something; 0: never. */
const MINUTES = [
  { source: 'slotHoldMinutes', most: 30, label: texts.holdMinutes, hint: texts.holdMinutesHint },
  { source: 'reminderMinutes', most: 240, label: texts.reminderMinutes, hint: texts.reminderMinutesHint },
  {
    source: 'unattendedMinutes',
    most: 120,
    label: texts.unattendedMinutes,
    hint: texts.unattendedMinutesHint,
  },
];

/** Names, region and ordering. */
export function ShopTab() {
  return (
    <>
      <Section title={texts.names}>
        <StringInput source="shopName" label={texts.shopName} isRequired helperText={false} />
        <StringInput source="businessName" label={texts.businessName} helperText={texts.businessHint} />
        <LegalFormInput />
        <StringInput
          source="sellerAddress"
          label={texts.sellerAddress}
          multiline
          minRows={2}
          helperText={texts.sellerAddressHint}
        />
        <StringInput source="title" label={texts.title} helperText={false} />
        <LinkInput source="website" label={texts.website} helperText={false} />
        <StringInput
          source="description"
          label={texts.description}
          multiline
          minRows={3}
          helperText={false}
        />
        <ImagesInput source="logo" label={texts.logo} isSingle />
      </Section>
      <Section title={texts.region}>
        <SelectInput
          source="country"
          label={texts.country}
          choices={choicesOf(texts.countries)}
          parse={(value: string) => value}
          slotProps={EMPTY_IS_A_CHOICE}
          isRequired
          helperText={texts.countryHint}
          fullWidth
        />
        <SwitchInput source="isSmallBusiness" label={texts.smallBusiness} hint={texts.smallBusinessHint} />
        <AutocompleteInput
          source="timezone"
          label={texts.timezone}
          choices={ZONES}
          helperText={texts.timezoneHint}
        />
        <StringInput source="currency" label={texts.currency} isRequired helperText={texts.currencyHint} />
        <SelectInput
          source="locale"
          label={texts.locale}
          choices={LOCALES}
          helperText={false}
          fullWidth
          isRequired
        />
        <SelectInput
          source="german"
          label={texts.german}
          choices={choicesOf(texts.germans)}
          helperText={texts.germanHint}
          isRequired
          fullWidth
        />
        <CheckboxGroupInput
          source="languages"
          label={texts.languages}
          choices={LANGUAGE_CHOICES}
          helperText={texts.languagesHint}
          sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
        />
        <StringInput source="shop" label={texts.shop} isRequired helperText={texts.shopHint} />
      </Section>
      <Section title={texts.ordering}>
        <SelectInput
          source="defaultDeliveryMethod"
          label={texts.method}
          choices={choicesOf(texts.methods)}
          parse={(value: string) => value}
          slotProps={EMPTY_IS_A_CHOICE}
          isRequired
          helperText={false}
          fullWidth
        />
        <SelectInput
          source="orderButtonWording"
          label={texts.wording}
          choices={choicesOf(texts.wordings)}
          isRequired
          helperText={false}
          fullWidth
        />
        {MINUTES.map(({ source, most, label, hint }) => (
          <DecimalInput
            key={source}
            source={source}
            label={label}
            between={[0, most]}
            decimals={0}
            helperText={hint}
          />
        ))}
        <SelectInput
          source="unattendedAction"
          label={texts.unattendedAction}
          choices={choicesOf(texts.unattendedActions)}
          isRequired
          helperText={false}
        />
        <SwitchInput source="disableTickets" label={texts.disableTickets} hint={texts.disableTicketsHint} />
      </Section>
    </>
  );
}

const legalTexts = configTexts.legal;

/** Legal pages: a text in Markdown, or a link. */
export function LegalTab() {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {legalTexts.hint}
      </Typography>
      {Object.entries(legalTexts.pages).map(([source, name]) => (
        <Section key={source} title={name} isWide>
          <MarkdownInput source={`${source}Text`} label={legalTexts.text(name)} />
          <LinkInput source={source} label={`${legalTexts.link}: ${name}`} helperText={false} />
        </Section>
      ))}
      <Section title={legalTexts.guarantee} hint={legalTexts.guaranteeHint} isWide>
        <MuiLink href={GUARANTEE_FILES} target="_blank" rel="noopener" sx={{ mb: 2 }}>
          {legalTexts.guaranteeSource}
        </MuiLink>
        <ImagesInput source="guaranteeNotice" label={legalTexts.guaranteePicture} isSingle isWhole />
        <LinkInput
          source="guaranteeLink"
          label={legalTexts.guaranteeLink}
          helperText={legalTexts.guaranteeLinkHint}
        />
      </Section>
      <Section title={legalTexts.withdrawal} hint={legalTexts.withdrawalHint} isWide>
        <MarkdownInput source="withdrawalText" label={legalTexts.text(legalTexts.withdrawal)} />
      </Section>
    </>
  );
}

const privacyTexts = configTexts.privacy;

/** How long personal data is kept, each with its reason. */
export function PrivacyTab() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <Typography color="text.secondary">{privacyTexts.hint}</Typography>
      {Object.entries(privacyTexts.fields).map(([source, { label, hint }]) => (
        <DecimalInput key={source} source={source} label={label} helperText={hint} />
      ))}
      <Button component={Link} to="/customer-data" variant="outlined" sx={{ justifySelf: 'start' }}>
        {privacyTexts.requests}
      </Button>
    </Box>
  );
}

const securityTexts = configTexts.security;

/** What the shop demands of those who administer it. */
export function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <Typography color="text.secondary">{securityTexts.hint}</Typography>
      <SwitchInput
        source="adminsNeedSecondFactor"
        label={securityTexts.adminsNeedSecondFactor}
        hint={securityTexts.adminsNeedSecondFactorHint}
      />
    </Box>
  );
}
