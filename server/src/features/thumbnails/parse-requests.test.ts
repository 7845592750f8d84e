import { describe, expect, it } from 'vitest';
import { parseImageView } from './parse-image-view.ts';
import { parseOssProcess } from './parse-oss-process.ts';
import { BadPictureRequest } from './picture-request.ts';

describe('imageView2', () => {
  it('reads quality and format, with or without the mark that forces it', () => {
    expect(parseImageView('imageView2/2/w/100/q/80/format/webp')).toMatchObject({
      quality: 80,
      format: 'webp',
    });
    expect(parseImageView('imageView2/2/q/80!')).toEqual({ resize: null, quality: 80 });
    expect(parseImageView('imageView2/2/q/80%21')).toEqual({ resize: null, quality: 80 });
    expect(parseImageView('imageView2/0/interlace/1/ignore-error/1/format/JPEG')).toEqual({
      resize: null,
      format: 'jpg',
    });
  });

  it.each([
    'imageView2',
    'imageView2/',
    'imageView2/6/w/100',
    'imageView2/-1/w/100',
    'imageView2/2/w',
    'imageView2/2/w/',
    'imageView2/2/w/0',
    'imageView2/2/w/-5',
    'imageView2/2/w/1e3',
    'imageView2/2/w/10000',
    'imageView2/2/w/１００',
    'imageView2/2/q/0',
    'imageView2/2/q/101',
    'imageView2/2/format/svg',
    'imageView2/2/format/__proto__',
    'imageView2/2/watermark/1',
    'imageView2/2/w/100|imageMogr2/rotate/90',
    'imageView/2/w/100',
  ])('refuses %s', (text) => expect(() => parseImageView(text)).toThrow(BadPictureRequest));
});

describe('x-oss-process', () => {
  it('reads several operations', () => {
    expect(parseOssProcess('image/auto-orient,1/resize,l_100/quality,q_90/format,png')).toMatchObject({
      resize: { sides: 'edges', first: 100, mode: 'inside' },
      quality: 90,
      format: 'png',
    });
    expect(parseOssProcess('image/quality,Q_70')).toEqual({ resize: null, quality: 70 });
    expect(parseOssProcess('image/resize,m_pad,w_100,color_ff0000').resize).toMatchObject({
      padColour: 'FF0000',
    });
  });

  it.each([
    'image',
    'image/',
    'video/snapshot,t_1',
    'image/resize',
    'image/resize,',
    'image/resize,l',
    'image/resize,l_',
    'image/resize,l_0',
    'image/resize,l_16385',
    'image/resize,m_crop,w_100',
    'image/resize,m_constructor,w_100',
    'image/resize,m_pad,w_100,color_red',
    'image/resize,w_100,limit_2',
    'image/resize,p_1001',
    'image/resize,z_1,w_100',
    'image/resize,w_100/resize,w_200',
    'image/watermark,text_SGVsbG8',
    'image/quality,100',
    'image/format,gif',
    'image/interlace,1/interlace,1/interlace,1/interlace,1/interlace,1/interlace,1',
  ])('refuses %s', (text) => expect(() => parseOssProcess(text)).toThrow(BadPictureRequest));
});
