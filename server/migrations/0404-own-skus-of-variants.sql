-- The rule that presets have unless somebody says another knew nothing of the SKUs that variants of own templates have since decision 0399.
-- {variant} is {blank}-{colour}-{size} where a variant has none, so that every other SKU stays as it was (decision 0404).
update sheet_presets set settings = jsonb_set(settings, '{sku}', '"{design}-{variant}"')
  where settings ->> 'sku' = '{design}-{blank}-{colour}-{size}';
