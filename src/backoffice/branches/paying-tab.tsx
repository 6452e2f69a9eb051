import { Section } from '../forms/section.tsx';
import { useShopConfig } from '../forms/shop-config.ts';
import { Switch } from '../forms/switch.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.paying;

/** How a branch can be paid. What the settings have switched off is said so. */
export function PayingTab() {
  const config = useShopConfig();
  const hint = (isOn: boolean | undefined) => (isOn === false ? { hint: texts.off } : {});
  const both = (plugin?: boolean, method?: boolean) =>
    hint(plugin === undefined ? undefined : plugin && method === true);
  return (
    <Section title={texts.title} hint={texts.hint}>
      <Switch source="isCashEnabled" label={texts.cash} {...hint(config?.enableCash)} />
      <Switch
        source="isATMCardEnabled"
        label={texts.atm}
        {...both(config?.enablePluginATMCard, config?.enableATMCard)}
      />
      <Switch
        source="isHydroAGVoucherEnabled"
        label={texts.voucher}
        {...both(config?.enablePluginHydroAGVoucher, config?.enableHydroAGVoucher)}
      />
      <Switch
        source="isMollieEnabled"
        label={texts.mollie}
        {...both(config?.enablePluginMollie, config?.enableMollie)}
      />
      <Switch
        source="isDatatransEnabled"
        label={texts.datatrans}
        {...both(config?.enablePluginDatatrans, config?.enableDatatrans)}
      />
    </Section>
  );
}
