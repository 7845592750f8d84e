import { Drawer, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { endSideOf } from '../../lib/text/locale.ts';
import { ExportsTab } from './exports-tab.tsx';
import { LayoutsTab } from './layouts-tab.tsx';
import { PresetsTab } from './presets-tab.tsx';

/** Layouts, settings per shop and past exports of 店小秘 sheets, on the page of the designs they are made of. */
export function SheetsDrawer({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['dxm-sheets', 'common']);
  return (
    <Drawer
      open
      placement={endSideOf(i18n.language)}
      title={t('drawerTitle')}
      size={720}
      onClose={onClose}
      styles={{ body: { paddingBlockStart: 0 } }}
    >
      <Tabs
        items={[
          { key: 'layouts', label: t('tab.layouts'), children: <LayoutsTab /> },
          { key: 'presets', label: t('tab.presets'), children: <PresetsTab /> },
          { key: 'exports', label: t('tab.exports'), children: <ExportsTab /> },
        ]}
      />
    </Drawer>
  );
}
