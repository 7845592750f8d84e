/** What is said of PSD mockups. */
export const psdMockups = {
  'own-templates.psd-part': '“{layer}”：{feature}',
  'own-templates.psd-effect': '图层样式“{name}”',
  'own-templates.psd-blend': '混合模式“{name}”',
  'own-templates.psd-adjustment': '调整图层“{name}”',
  'own-templates.psd-filter': '智能滤镜“{name}”',
  'own-templates.psd-warp': '变形“{name}”',
  'own-templates.psd-not-carried':
    '这个 PSD 里有不能准确还原的内容：{parts}。请在 Photoshop 里栅格化、合并或去掉这些图层后重新上传，或者用照片标出印刷区域',
  'own-templates.psd-colour-mode':
    '这个 PSD 不是 8 位或 16 位的 RGB 文件（{mode}）。请在 Photoshop 里转换为 RGB 后重新上传',
  'own-templates.psd-profile':
    '这个 PSD 用的不是 sRGB 颜色。请在 Photoshop 里“编辑 → 转换为配置文件”选 sRGB，再重新上传',
  'own-templates.psd-no-smart-object':
    '这个 PSD 里没有显示着的智能对象，不知道图案放在哪里。请把放图案的图层转换为智能对象后重新上传，或者用照片标出印刷区域',
  'own-templates.psd-damaged': '这个 PSD 文件不完整或已损坏（{detail}）。请在 Photoshop 里重新保存后上传',
  'own-templates.psd-too-large': '这个 PSD 太大（{detail}）。请减小画布或合并图层后重新上传',
  'own-templates.psd-memory': '读取这个 PSD 需要的内存超过上限，已停止。请减小画布或合并图层后重新上传',
  'own-templates.psd-time': '读取这个 PSD 用时超过上限，已停止。请减小画布或合并图层后重新上传',
  'own-templates.psd-crashed': '读取这个 PSD 的进程意外退出，请重试；若仍出现请联系管理员',
  'own-templates.psd-went-wrong': '读取这个 PSD 时出错，请重试；若仍出现请联系管理员',
  'own-templates.psd-gone': '没有找到这个 PSD 文件，可能已被清除，请重新上传',
  'own-templates.not-psd': '这张图片不是 PSD 文件，请标出印刷区域',
  'own-templates.psd-not-read': '这个 PSD 还没有读完，请稍后再保存',
  'own-templates.psd-no-surface': '这个 PSD 里没有所选的智能对象，请重新选择',
  'own-templates.psd-ratio':
    '印刷宽高与智能对象的比例不符，图案会被拉伸。智能对象是 {width} × {height} px，宽 {widthMm} mm 时高应为 {heightMm} mm',
} as const;
