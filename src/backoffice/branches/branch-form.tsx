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
      <TabbedForm.Tab label={tabs.hours} path="zeiten">
        <WeekEditor source="openingHours" title={hours.week} />
        <HoursPreview />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.delivery} path="lieferung">
        <DeliveryTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.ordering} path="bestellen">
        <OrderingTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.paying} path="bezahlen">
        <PayingTab />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.keys} path="schluessel">
        <KeysTab />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}
