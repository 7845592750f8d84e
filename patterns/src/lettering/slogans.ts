import type { Random } from '../random.ts';

/** Words used when the seller gave none: by palette, Chinese | English. */
const byPalette: Readonly<Record<string, string>> = {
  christmas: '圣诞快乐,平安喜乐,雪落成诗|Merry & Bright,Joy to the World,Let It Snow',
  'new-year': '大吉大利,万事如意,新年快乐,恭喜发财,平安喜乐|Good Fortune,Happy New Year',
  valentine: '爱是答案,满眼都是你,爱你如初|Love You More,Be Mine,You & Me',
  halloween: '不给糖就捣蛋,今夜不眠|Trick or Treat,Stay Spooky',
  summer: '夏日限定,去海边吧,热烈如夏|Hello Sunshine,Endless Summer,Salty Hair',
  ocean: '去看海吧,海阔天空|Ocean Soul,Stay Salty',
  forest: '山野自由,去山里吧|Into the Wild,Take a Hike',
  guochao: '国潮当道,有凤来仪,锦绣前程|Made in China',
  ink: '宁静致远,厚德载物,上善若水|Be Still',
  'mid-autumn': '花好月圆,但愿人长久|Full Moon',
  coffee: '咖啡续命,慢慢来|But First Coffee,Slow Mornings',
  galaxy: '星辰大海,摘星星的人|To the Moon,Stay Cosmic',
};

const anywhere =
  '好好生活,今日宜开心,自由自在,热爱可抵岁月漫长,万物可爱,来日方长,保持热爱|Stay Wild,Good Days,Take It Easy,Bloom Where You Are,Be Kind,Less But Better,Dream Big';

/** A slogan that suits a palette, in the language asked for. */
export function chooseSlogan(paletteName: string, isHan: boolean, random: Random): string {
  const [zh = '', en = ''] = (byPalette[paletteName] ?? anywhere).split('|');
  return random.pick((isHan ? zh : en).split(','));
}

/** A short second line, where a layout has room for one. */
export function chooseSecondLine(isHan: boolean, random: Random): string {
  return random.pick(
    isHan
      ? ['GOOD DAYS AHEAD', 'ENJOY THE MOMENT', 'ALWAYS WITH LOVE', 'KEEP IT SIMPLE']
      : ['EVERY SINGLE DAY', 'SINCE FOREVER', 'HANDLE WITH LOVE', 'GOOD THINGS ONLY'],
  );
}
