export const budgets = {
  'budgets.storage-used-up':
    '存储空间最多 {most}，这次会超出。删除的图片 30 天后才腾出空间；请联系管理员提高额度',
  'budgets.images-used-up': '图库最多 {most} 张图片，这次会超出。请先删除不用的图片，或联系管理员提高额度',
  'budgets.ai-images-used-up':
    '30 天内最多生成 {most} 张图片，这次会超出。请少生成几张、过几天再试，或联系管理员提高额度',
  'budgets.ai-money-used-up':
    '30 天内生成图片最多花费 {most}，已用 {spent}，这次会超出。请联系管理员提高额度',
  'budgets.ai-money-unknown':
    '生成图片的花费额度按 {currency} 计算，这种生成方式没有这个币种的价格，不能使用。请换一种生成方式，或联系管理员',
  'budgets.batches-used-up': '每天最多新建 {most} 个批量，今天已用完。请明天再试，或联系管理员提高额度',
  'budgets.downloads-used-up': '每天最多打包下载 {most} 次，今天已用完。请明天再试，或联系管理员提高额度',
} as const;
