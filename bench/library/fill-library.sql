-- Library rows without files, as bench/library.bench.ts needs them: names of a seller's words, camera names, and a word
-- found in 20 of a million. Marks and counts are made by the database's triggers, as for any insert.
create or replace procedure bench_fill(owner text, first int, last int) language plpgsql as $$
declare
  motifs text[] := array['圣诞','新年','春日','海边','森林','复古','国风','赛博','莫兰迪','波普','极简','可爱','卡通','手绘','水彩','油画','几何','条纹','格子','迷彩','渐变','星空','花卉','向日葵','玫瑰','樱花','熊猫','柯基','橘猫','独角兽','宇航员','恐龙','火烈鸟','仙人掌','咖啡','奶茶','烘焙','篮球','足球','钓鱼','露营','摩托','吉他','摇滚','街头','涂鸦','禅意','龙纹','祥云','敦煌'];
  kinds text[] := array['图案','印花','插画','海报','素材','底纹','徽章','标语','线稿','照片'];
  colours text[] := array['红色','蓝色','绿色','黑白','金色','粉紫','透明底','高清','四方连续','定稿'];
begin
  insert into images (owner_id, id, seq, type_id, name, search_name, sha256, format, bytes, original_key, master_key,
    preview_key, width_px, height_px, has_alpha, has_semi_transparency, dominant_colour)
  select owner, 'i' || substr(mark, 1, 23), n, case when n % 4 = 0 then '' else 'type' || n % 20 end, name, lower(name),
    mark || mark, (array['png', 'png', 'png', 'jpeg', 'jpeg', 'webp', 'tiff'])[1 + n % 7],
    500000 + (hashint4(n) & 1048575) * 7, 'prv/img/' || owner || '/' || mark || mark || '.png',
    'prv/img/' || owner || '/' || mark || mark || '.png', 'pub/img/ab/' || mark || '12345678.webp',
    (array[1000, 1500, 2000, 3000, 4500, 6000])[1 + (hashint4(n) & 1023) % 6],
    (array[1000, 1500, 2000, 3000, 5400])[1 + (hashint4(n + 7) & 1023) % 5], (hashint4(n + 1) & 3) = 0, false, '#aabbcc'
  from (
    select n, md5(owner || n) as mark,
      case when n % 10 = 0 then 'IMG_2024' || lpad((n / 30 % 1231)::text, 4, '0') || '_' || lpad((n % 240000)::text, 6, '0') || '.jpg'
      else motifs[1 + (hashint4(n + 2) & 65535) % 50] || kinds[1 + (hashint4(n + 3) & 65535) % 10] || ' '
        || colours[1 + (hashint4(n + 4) & 65535) % 10] || ' ' || n || case when n % 50021 = 0 then ' 饕餮' else '' end || '.png'
      end as name
    from generate_series(first, last) n) made;
end $$;
