import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import { DARK, LIGHT } from './palette.ts';

const CHINESE =
  "'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif";
/** Chinese faces draw “quotation marks” as wide as a character, which tears English and Persian lines apart. */
const NOT_CHINESE = `-apple-system, 'Segoe UI', Roboto, 'Noto Sans', ${CHINESE}`;

/**
 * Asked once: Ant Design would mount the whole page again if its motion were switched. Without it no dialog grows from
 * its middle, not even for a frame, in which a press meant for its button would miss it.
 */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ant Design in our colours and the faces of a language: hairlines instead of shadows, radius 8 and 12, one accent. */
export function antdTheme(mode: 'light' | 'dark', language: string): ThemeConfig {
  const c = mode === 'dark' ? DARK : LIGHT;
  return {
    cssVar: { key: 'diy' },
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: c.accentFill,
      // The colour of the focus ring; antd's own is too pale to be seen on paper.
      colorPrimaryBorder: c.accent,
      lineWidthFocus: 2,
      colorInfo: c.info,
      // Antd derives a muddy grey from our blue.
      colorInfoBg: 'var(--info-soft)',
      colorInfoBorder: 'color-mix(in srgb, var(--info) 35%, var(--card))',
      colorSuccess: c.success,
      colorWarning: c.warning,
      colorError: c.error,
      colorLink: c.accentText,
      colorTextBase: c.ink,
      colorText: c.ink,
      colorTextSecondary: c.muted,
      colorTextTertiary: c.muted,
      colorTextDescription: c.muted,
      colorTextPlaceholder: c.muted,
      colorTextLightSolid: c.onAccent,
      colorBgBase: c.card,
      colorBgLayout: c.paper,
      colorBgContainer: c.card,
      colorBgElevated: c.card,
      colorBgSpotlight: mode === 'dark' ? '#3A3632' : c.ink,
      colorBorder: mode === 'dark' ? '#4A443E' : '#D6CFC6',
      colorBorderSecondary: c.hairline,
      colorSplit: c.hairline,
      fontFamily: language.startsWith('zh') ? CHINESE : NOT_CHINESE,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightLG: 44,
      controlHeightSM: 28,
      motion: !isStill,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      controlOutlineWidth: 2,
      boxShadow: 'var(--float)',
      boxShadowSecondary: 'var(--float)',
      wireframe: false,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: c.onAccent,
        // Antd's dark algorithm dims the primary colour below what its text can be read on.
        colorPrimary: c.accentFill,
        colorPrimaryHover: c.accentFill,
        fontWeight: 500,
        contentFontSizeLG: 14,
      },
      Modal: { titleFontSize: 16, borderRadiusLG: 12 },
      Table: {
        headerBg: 'transparent',
        headerColor: c.muted,
        headerSplitColor: 'transparent',
        cellPaddingBlock: 8,
        cellPaddingBlockMD: 2,
        cellPaddingInlineMD: 12,
        rowHoverBg: mode === 'dark' ? '#272421' : '#F6F3EE',
        rowSelectedBg: mode === 'dark' ? '#33211C' : '#FCEFEB',
        rowSelectedHoverBg: mode === 'dark' ? '#3A241E' : '#FAE7E1',
      },
      Tooltip: { colorTextLightSolid: '#F2EEE8', fontSize: 12 },
      Input: { activeShadow: 'none' },
      Pagination: { itemActiveBg: 'transparent' },
    },
  };
}
