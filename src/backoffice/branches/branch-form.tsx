import { TabbedForm } from 'react-admin';
import { FORM, FORM_TABS, FormBar, FormProblem } from '../forms/screens.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { KeysTab } from './keys-tab.tsx';
import { OrderingTab } from './ordering-tab.tsx';
import { PayingTab } from './paying-tab.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { branchTexts } from './texts.ts';
import { WeekEditor } from './week-editor.tsx';

const { tabs, hours } = branchTexts;

const PATHS = {
  hours: 'zeiten',
  delivery: 'lieferung',
  ordering: 'bestellen',
  paying: 'bezahlen',
  keys: 'schluessel',
} as const;

/** Whether an address ends with a tab of the form; the first has none. */
export const isTab = (path: string): boolean => path === '' || Object.values<string>(PATHS).includes(path);

/** Everything of a branch, by subject. */
export function BranchForm({ defaultValues }: { defaultValues?: object }) {
  return (
    <TabbedForm
      toolbar={<FormBar canDelete={!defaultValues} />}
      tabs={FORM_TABS}
      {...FORM}
      {...(defaultValues ? { defaultValues } : {})}
    >
      <TabbedForm.Tab label={tabs.general}>
        <FormProblem />
        <GeneralTab />
        <PicturesSection />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.hours} path={PATHS.hours}>
        <WeekEditor source="openingHours" title={hours.week} />
        <HoursPreview />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.delivery} path={PATHS.delivery}>
        <DeliveryTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.ordering} path={PATHS.ordering}>
        <OrderingTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.paying} path={PATHS.paying}>
        <PayingTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.keys} path={PATHS.keys}>
        <KeysTab />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}
