import { words } from './layouts.ts';
import { type BilingualText, INK, type Piece, type StartDesign } from './start-design.ts';

const both = (zh: string, en: string): BilingualText => ({ zh, en });
const SPACED = { spacing: 0.2 };

function preset(id: string, height: number, pieces: Piece[]): StartDesign {
  return { id: `text-${id}`, theme: 'sayings', height, pieces };
}

/** Groups of sample texts that form one layout; the person replaces the words. */
export const TEXT_PRESETS: readonly StartDesign[] = [
  preset('title', 40, [
    words(both('在这里写标题', 'Your Title Here'), 'bold', [12, 20]),
    words(both('再写一行说明文字', 'AND A LINE BELOW IT'), 'plain', [32, 9], INK, SPACED),
  ]),
  preset('brush', 48, [
    words(both('山高水长', 'With Love'), 'brush', [18, 30], '#B42318'),
    words(both('丙午之秋', 'AUTUMN 2026'), 'serif', [42, 8], INK, SPACED),
  ]),
  preset('poster', 66, [
    words(both('只管', 'MAKE IT'), 'poster', [16, 32]),
    words(both('去做', 'HAPPEN'), 'poster', [50, 32], '#D9442B'),
  ]),
  preset('outlined', 50, [
    words(both('超级开心', 'So Happy'), 'fun', [25, 26], '#FFFFFF', {
      outline: { colour: '#D9442B', part: 0.07 },
    }),
  ]),
  preset('serif', 46, [
    words(both('始于二〇一八', 'SINCE 2018'), 'plain', [3, 8], INK, SPACED),
    words(both('半日闲', 'Slow Days'), 'serif', [22, 26]),
    words(both('咖啡 与 书', 'COFFEE & BOOKS'), 'plain', [44, 8], INK, SPACED),
  ]),
  preset('date', 60, [
    words(both('十月', 'OCTOBER'), 'bold', [7, 11], '#D9442B', SPACED),
    words(both('18', '18'), 'poster', [31, 38]),
    words(both('星期日', 'SUNDAY'), 'plain', [55, 9], INK, SPACED),
  ]),
  preset('name', 40, [
    words(both('李小雨', 'Amelia'), 'fun', [14, 26], '#2F5D8A'),
    words(both('二〇二六', 'EST. 2026'), 'plain', [35, 9], INK, SPACED),
  ]),
  preset('fade', 34, [
    words(both('日落大道', 'SUNSET'), 'poster', [17, 28], '#D9442B', { fade: ['#E9A23B', '#C2298A'] }),
  ]),
  preset('shade', 34, [
    words(both('加油打工人', 'GO TEAM'), 'bold', [17, 24], '#F2D64B', { shade: '#D9442B' }),
  ]),
  preset('three', 62, [
    words(both('吃好', 'EAT'), 'bold', [10, 20], '#2E7D5B'),
    words(both('睡好', 'SLEEP'), 'bold', [31, 20], '#2F5D8A'),
    words(both('玩好', 'REPEAT'), 'bold', [52, 20], '#D9442B'),
  ]),
  preset('quote', 56, [
    words(both('“', '“'), 'serif', [9, 30], '#D9442B'),
    words(both('慢一点也没关系', 'There is time.'), 'serif', [30, 16]),
    words(both('—— 给自己', '— to myself'), 'plain', [48, 9]),
  ]),
  preset('team', 66, [
    words(both('星火队', 'RANGERS'), 'bold', [9, 17]),
    words(both('10', '10'), 'poster', [43, 46], '#2F5D8A'),
  ]),
];
