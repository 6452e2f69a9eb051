import { Card } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  AccessDenied,
  CanAccess,
  Loading,
  TabbedForm,
  Title,
  useLogoutIfAccessDenied,
  useNotify,
} from 'react-admin';
import type { Config } from '../../lib/contract/config.ts';
import { textsOfConfig } from '../../lib/contract/own-words.ts';
import { CallFailed } from '../data/call.ts';
import { failures } from '../data/texts.ts';
import { FORM, FORM_TABS, FormBar, FormProblem } from '../forms/entity-form.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { CONFIG_KEY, readSettings, writeSettings } from '../data/config.ts';
import { owedPath, readMeAgain } from '../data/me.ts';
import { changedFields } from '../data/data-provider.ts';
import { Translations } from '../translations/record-translations.tsx';
import { FaceTab } from './face-tab.tsx';
import { FaceWords } from './face-words.tsx';
import { LegalTab, ShopTab, PrivacyTab, SecurityTab } from './shop-tabs.tsx';
import { MapTab, PayingTab, PluginsTab } from './plugin-tabs.tsx';
import { configTexts as texts } from './texts.ts';

/** The shop's settings, in tabs. */
export function ConfigPage() {
  return (
    <CanAccess resource="config" action="list" accessDenied={<AccessDenied />}>
      <Title title={texts.title} />
      <Settings />
    </CanAccess>
  );
}

const LOADED = ['config', 'opened'];

function Settings() {
  const queries = useQueryClient();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const {
    data: loaded,
    error,
    refetch,
  } = useQuery({
    queryKey: LOADED,
    queryFn: readSettings,
    // The form keeps the state it was opened with; opening it again loads the current one.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <LoadError error={error} onAgain={refetch} sx={{ mt: 2 }} />;
  if (!loaded) return <Loading />;
  const { config } = loaded;

  const save = async (form: object) => {
    const changes = changedFields(config, form as Partial<Config>);
    if (Object.keys(changes).length === 0) return notify(texts.unchanged);
    try {
      // Only changed fields are sent, since another person may be editing other settings.
      const written = await writeSettings(loaded, changes);
      queries.setQueryData(LOADED, written);
      queries.setQueryData(CONFIG_KEY, written.config);
      notify(texts.saved, { type: 'success' });
      if (changes.adminsNeedSecondFactor && owedPath(await readMeAgain()) !== null) location.reload();
      return undefined;
    } catch (failed) {
      if (await logoutIfDenied(failed)) {
        notify(failures.signedOut, { type: 'error' });
        return undefined;
      }
      if (failed instanceof CallFailed) return (failed.body as { errors: object }).errors;
      throw failed;
    }
  };

  return (
    <Card sx={{ maxWidth: 1100, mt: 2 }}>
      <TabbedForm
        // A new record resets the form to the saved values.
        record={recordOf(config)}
        onSubmit={save}
        toolbar={<FormBar canDelete={false} />}
        tabs={FORM_TABS}
        {...FORM}
      >
        <TabbedForm.Tab label={texts.tabs.shop}>
          <FormProblem />
          <ShopTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.face} path="auftritt">
          <FaceTab />
          <FaceWords />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.legal} path="rechtliches">
          <LegalTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.privacy} path="datenschutz">
          <PrivacyTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.security} path="sicherheit">
          <SecurityTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.paying} path="bezahlen">
          <PayingTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.map} path="karte">
          <MapTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={texts.tabs.plugins} path="erweiterungen">
          <PluginsTab />
        </TabbedForm.Tab>
      </TabbedForm>
      <Translations own={textsOfConfig(config)} />
    </Card>
  );
}

/** react-admin's forms need a record with an id; the settings have none. One object per config, so that the form does not reset. */
const records = new WeakMap<Config, Config & { id: number }>();
function recordOf(config: Config) {
  const record = records.get(config) ?? { ...config, id: 1 };
  records.set(config, record);
  return record;
}
