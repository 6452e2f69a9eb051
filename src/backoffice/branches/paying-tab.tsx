import { Section } from '../forms/section.tsx';
import { useShopConfig } from '../forms/shop-config.ts';
import { Switch } from '../forms/switch.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.paying;
/** Ways to pay that need a plugin. */
const PLUGINS = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'] as const;

/** How a branch can be paid. What the settings have switched off is said so. */
export function PayingTab() {
  const config = useShopConfig();
  const hint = (isOn: boolean | undefined) => (isOn === false ? { hint: texts.off } : {});
  return (
    <Section title={texts.title} hint={texts.hint}>
      <Switch source="isCashEnabled" label={texts.names.Cash} {...hint(config?.enableCash)} />
      {PLUGINS.map((name) => (
        <Switch
          key={name}
          source={`is${name}Enabled`}
          label={texts.names[name]}
          {...hint(config && config[`enablePlugin${name}`] && config[`enable${name}`])}
        />
      ))}
    </Section>
  );
}
