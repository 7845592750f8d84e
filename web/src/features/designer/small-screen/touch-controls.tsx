import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { useFinger } from '../session/use-layout.ts';
import styles from './touch-controls.module.css';

const LARGE = { token: { controlHeight: 44, controlHeightSM: 44 } };
const USUAL: Readonly<ThemeConfig> = {};

/** Makes what is pressed large enough for a finger, where the main pointer is one: also in menus and lists over the page. */
export function TouchControls({ children }: { children: ReactNode }) {
  const hasFinger = useFinger();
  return (
    <ConfigProvider theme={hasFinger ? LARGE : USUAL}>
      <div className={styles.fingers}>{children}</div>
    </ConfigProvider>
  );
}
