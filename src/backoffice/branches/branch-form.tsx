import { Alert } from '@mui/material';
import { SimpleForm, TabbedForm } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { Branch } from '../../lib/contract/branches.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { FORM, FORM_TABS, FormBar, FormProblem, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { KeysTab } from './api-keys-tab.tsx';
import { DeliveryTab, GeneralTab, ManagersFields, PicturesSection } from './branch-tabs.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { OrderingTab, PayingTab } from './ordering-tab.tsx';
import { PATHS } from './tab-paths.ts';
import { branchTexts } from './texts.ts';
import { WeekEditor } from './week-editor.tsx';

const { tabs, hours } = branchTexts;

export const branchForm = { edit: BranchEdit, create: BranchCreate };

/** Whether a tab of the form has this path. The first tab has none. */
const isTab = (path: string): boolean => path === '' || Object.values<string>(PATHS).includes(path);

/** The form of a branch, in tabs. */
function BranchForm({ defaultValues }: { defaultValues?: object }) {
  return (
    <TabbedForm
      toolbar={
        <FormBar canDelete={!defaultValues} canCopy="branches" alsoDeleted={branchTexts.alsoDeleted} />
      }
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

/** An address with an unknown tab leads to the first tab. */
function BranchEdit() {
  const { id, '*': tab = '' } = useParams();
  const me = useMe();
  if (!me) return null;
  if (!isAdmin(me)) return <ManagersEdit isOwn={me.branches.some((own) => String(own.id) === id)} />;
  if (!isTab(tab)) return <Navigate to={`/branches/${id}`} replace />;
  return (
    <EditScreen isWide>
      <BranchForm />
    </EditScreen>
  );
}

/** Managers change the hours of their own branches. */
function ManagersEdit({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <Alert severity="warning">{branchTexts.show.foreign}</Alert>;
  return (
    <EditScreen isWide>
      <SimpleForm toolbar={<FormBar canDelete={false} />} {...FORM}>
        <FormProblem />
        <ManagersFields />
      </SimpleForm>
    </EditScreen>
  );
}

/** The contract's defaults, without the name and identifier that they need to parse. */
const { id: _, ...defaults } = Branch.parse({ id: 1, identifier: 'neu', name: 'neu' });
const NEW_BRANCH = { ...defaults, identifier: '', name: '' };

function BranchCreate() {
  return (
    <CreateScreen redirect="edit" isWide>
      <BranchForm defaultValues={NEW_BRANCH} />
    </CreateScreen>
  );
}
