/** The test picture, written by `cjpeg -arithmetic -quality 90 -sample 1x1`; nothing here writes this kind. */
export const arithmeticJpeg = (): Buffer =>
  Buffer.from(
    [
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ',
      'ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU',
      'FBQUFBQUFBQUFBQUFBT/yQARCAAeACgDAREAAhEBAxEB/8wACgAQEAUBEBEF/9oADAMBAAIRAxEAPwD/ALPozYIoTPuuMA1o',
      'SHHaTGuaYSCqSO5QDMH+FBeGx8UCwPwpHan07c/NWyYf89RnTkTI4xfBtU6ZgMNMGg7YdCeylxzqydGRgSerDK0rprJgdxp3',
      'GFmBruXFcJz8aNtSKgi2uWeevn4xiL1XsOn46WF/WSensOBjFhgRWWADNGLqvyWg8zfBKRu6CLXRli0Iyve1ChNjF36DJ2L7',
      'BayT0/cfrJmKuUuShPfeAQz92jANR4yen6TBOHYLOEkaBOpmtE4evq90DSCWSjOex0rTRg67gbukvn07BlyALY4TTYNeBXN1',
      'KxXCTZvVu7Sz2rWwLSOLsxBMpEATkID00lX7plQCc5CxmFAf0tRBbeog/9k=',
    ].join(''),
    'base64',
  );
