import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { DecimalInput, SwitchInput } from '../forms/inputs.tsx';
import { Section } from '../forms/form-sections.tsx';
import { useConfig } from '../data/config.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.ordering;

/** Limits on open orders. */
const ORDER_LIMITS = [
  { source: 'longerFromOrders', label: texts.longerFrom, hint: texts.longerFromHint },
  { source: 'pauseFromOrders', label: texts.pauseFrom, hint: texts.pauseFromHint },
];

/** How and when customers can order from a branch, and which details they must give. */
export function OrderingTab() {
  return (
    <>
      <Section title={texts.modes}>
        <SwitchInput source="isTakeawayEnabled" label={texts.takeaway} />
        <SwitchInput source="isDineInEnabled" label={texts.dineIn} />
        <SwitchInput source="isTableSelectionEnabled" label={texts.tables} hint={texts.tablesHint} />
      </Section>
      <Section title={texts.times}>
        <SwitchInput source="isPreorderEnabled" label={texts.preorder} hint={texts.preorderHint} />
        <SwitchInput source="isAppointmentRequired" label={texts.appointment} />
        <SwitchInput source="isQuotationRequired" label={texts.quotation} hint={texts.quotationHint} />
        <DecimalInput
          source="slotCapacity"
          label={texts.capacity}
          helperText={texts.capacityHint}
          isOptional
        />
        {ORDER_LIMITS.map(({ source, label, hint }) => (
          <DecimalInput
            key={source}
            source={source}
            label={label}
            between={[1, 1000]}
            decimals={0}
            helperText={hint}
            isOptional
          />
        ))}
      </Section>
      <Section title={texts.asked} isWide>
        <RequiredFieldsTable />
      </Section>
    </>
  );
}

const MODES = [
  { name: 'Takeaway', label: branchTexts.modes.takeaway },
  { name: 'Delivery', label: branchTexts.modes.delivery },
  { name: 'DineIn', label: branchTexts.modes.dineIn },
] as const;
const CUSTOMER_FIELDS = [
  { name: 'Email', label: texts.email },
  { name: 'Phone', label: texts.phone },
  { name: 'Address', label: texts.address },
] as const;

/** Which customer details each mode requires. */
function RequiredFieldsTable() {
  return (
    <Table
      size="small"
      aria-label={texts.asked}
      sx={{
        maxWidth: 640,
        '& td, & th': { fontSize: '1rem' },
        // Three switches beside their names fit on a phone.
        '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } },
        '& .MuiFormControlLabel-root': { mr: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          {MODES.map(({ name, label }) => (
            <TableCell key={name}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {CUSTOMER_FIELDS.map((field) => (
          <TableRow key={field.name}>
            <TableCell component="th" scope="row">
              {field.label}
            </TableCell>
            {MODES.map((mode) => (
              <TableCell key={mode.name}>
                <BooleanInput
                  source={`is${mode.name}${field.name}Required`}
                  label={<span style={VISUALLY_HIDDEN}>{texts.required(field.label, mode.label)}</span>}
                  helperText={false}
                  sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Only for screen readers: on screen the row and column headings say the same. */
const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const payingTexts = branchTexts.paying;
/** Payment methods that need a plugin. */
const PLUGINS = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'] as const;

/** Payment methods of a branch. A hint marks those that are off in the settings. */
export function PayingTab() {
  const config = useConfig();
  const hint = (isOn: boolean | undefined) => (isOn === false ? { hint: payingTexts.off } : {});
  return (
    <Section title={payingTexts.title} hint={payingTexts.hint}>
      <SwitchInput source="isCashEnabled" label={payingTexts.names.Cash} {...hint(config?.enableCash)} />
      {PLUGINS.map((name) => (
        <SwitchInput
          key={name}
          source={`is${name}Enabled`}
          label={payingTexts.names[name]}
          {...hint(config && config[`enablePlugin${name}`] && config[`enable${name}`])}
        />
      ))}
    </Section>
  );
}
