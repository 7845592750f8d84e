/**
 * Words with letters beyond ASCII of names, streets, cities and common words in German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian,
 * Swedish and Finnish, in small letters: from the npm packages @faker-js/faker 10 (MIT) and stopword (MIT). Words that those of Central
 * European, Baltic, Turkish or Vietnamese names give when their bytes are read as Western are left out, also those of words in dictionaries (npm
 * dictionary-*, stopword) and lists of frequent words (FrequencyWords) of Slovene, Croatian, Czech, Slovak, Polish, Hungarian, Romanian,
 * Baltic languages and Turkish.
 */
export const WESTERN_WORDS = `
aarón abacería abadí abadía abajeño abigaël abigaëlle abigaïl abilità abraçar abzüglich abélard abîmer acción accroître accéder accélérer acquérir acuña ací adalbéron
adelaïde adhémar adhérer adjö administratör adrastée adán adèle adélaïde adélie adéodat afeganistão afganistán aglaé agliè agneflète agnès agréable agustín aimé aimée
així això alaníz alarcón alaïs albanië albânia albéole albérade albéric alcalá alcobaça alcorcón alcácer alcántar alemán algodão algodón algéria algérie alingsås alizé
aliénor alleestraße allerhöchstens allerspätestens allerød allestedsnærværende allgäu alltså allà allée alléen allén allí allò almaráz almería aloïs aloïse
alpenlandstraße alphée altaï althée altstätten altså alumínio aluísio alverède aléoutiennes alésia alícia amalthée amapá amaël ambdós amblève amália amédée amélia
améliane amélie amélien améliorer aménager américa américain américaine amérique amériques améthyste amüsant amüsieren anaël anaëlle anaïs anbändeln andalucía andrä andré
andréa andréas andrée andrés andächtig andéol andøy angadrême angèle angélina angélique angústia anhée anicée aniversário anlässlich anlæg annaëlle annelé anophèle
anständig anständigerweise antofágica antártida antígua antónio antônio anästhetisieren anéantir anémone août aphélie aplicación aplicações apparaître appelé apprécier
après aptère aquário aquí arabië aragón araignée araña arañas araújo archäologie ardoisé ardoisée ardósia argentinië argenté argwöhnen argélia argüello ariège ariégeois
armendáriz armenië armário arménia arménie armênia arnés arquipélago arrière arriën arriër arrêt arrêter arsinoé arsène arsènie arthème artémis artésien artístico arábia
aréwa asexué asimétrica askøy asnières asnæs assunção assurément astarté astrée asturcón astérie asíncrona athenaïs athlète athéna athénaïs atténuer até atún aubigné
aubépines auffällig aufwärts aufächzen auprès aurèle aurélie aurélien aurélienne ausgewählt ausschließlich aussitôt australië austrália auswärts auszeichnungswürdig
automoción automóveis außen außenvor außer außerdem außergewöhnlich außerhalb außerordentlich außerorts außerstande avançar averøy avigaëlle avilés avião avrà avrò azalée
azeméis azerbaijão azerbayán azerbaïdjan aztèque azuré azurée azélie açafrão aço açores aénos aïcha aïda aïdan aïe aïna aïsha aïssa aïssata aïssatou añadido aýna bacanaço
baglæns bahnhofstraße bahnstraße bahreïn bakkegårdsvej balançar balcón baléares banevænget barillà barnabé barragán barrée barthélemy barthélémy bartimée barzoï barém
basané batallón batalán batán bavière baïkal bañuelos baú beaupré beauté bebé bebê beflügelnd begeisterungsfähig beglückend begnügsam behänd behöva behövas behövde behövt
bekanntermaßen belgië beltrán belämmern bemächtigen bemängeln bemüht benalmádena benavídez benjamín benoît benício benítez benötigen benützen bergstraße bergström
berlevåg bermúdez berríos berømt berückend berühmt besançon beschützen beständig bestätigen består bestürmen besøge betão bevægelsesfrihed bewunderungswürdig bewährt
bewältigen bewölken bezüglich biathlète bidonì bielorrússia bientôt bifascié bigarré bildhübsch bildschön billigermaßen birkerød birmânia bièvre biélorusse biélorussie
bjæverskov björk björklund björn bjørke bjørn bjørnafjorden bjørnstad blanchâtre blauhûs blechenhöfen blindés blomkål bloß blå blåbær blåkveite blåmeis blåveis blé blégny
blés blême blödsinnigerweise blød blühen blütenstr bodenständig bodø bohnbüchel bohémond bohême bokmål bolivië bollnäs bolívia bombé bondrée bonné bordô borlänge bornéo
borås boréal boréale bosnië botté bottée bouchère bouquetière bouvetøen bouvetøya bouvière boétie boîteux brabançon bragança brasé brazilië braço bretón bridée brigandì
bringebær briseño britanières britânicas britânico bromölla bronzé broquéis brugergrænseflade bruyère brás bräcke brändli brändström bräutigam bråten brædstrup brænde
brændstoføkonomi brème brésil brésilien brömme bröseln brøndby brønderslev brønnøy brørup brûler brûlé brücke brückenstr brüder brüderlich brügger brüggmann brüning
brünnich brüsten buddusò bulgária bundesstraße burlöv buschkämpchen bután butão báez bárbara bástulo bátavo bâtir bâton bäck bäcker bär bärenstark bäst bättig bättre
bäuchlings båda bådas både båndbredde båndbreddeovervåget båstad båtsfjord bærbar bære bæredygtighed bæres bærum béarnaise béatrice bébé bécasse bécasseau bécassin
bécassine béguinage béla bélgica bélier béluga bélédougou bénigne bénin bénédicte bénéficier béranger bérangère bérard bérardie béringie béryl bérénice bétancourt bétizu
béton béziers bósnia bôsnia böblingen böcker böcklerstr böhm böll bönisch börgeling börner böttinger böttner bøger bøje bøker bømlo bønner børn børnehave búfalo búhos
bûcher bûcherie büchele büchelter bückart bücken bühelweg bühl bühler bühlmann büker bülach büngener bürger bürgerbuschweg bürklein bürostuhl bürriger büscher büttner
büßen bœuf cabeça cabán cacém cadascú café caicosøerne caicosøyene caimán caimão calabrò calderón caledonië caledónia calendário calliphoridé caloptéryx calça calçada
calças calì calò camarões camerún caminhão camélia camélien canadá canaã cancún canepetière caniço cantú canário capacità capricórnio caractériser caraïbes carmesí
caronculée carreón carrière carrión carroça carrée carrément cartão carè carélie carénée cassé castañeda castellón castelré casárez cataluña católica caymanøerne
caymanøyene cazaquistão caïman ceará cecília cencerrón cenceñada cenceño cencío cendalí cendré cendrée cerclé cerdañola cernière cervántez cerúleo ceñar chacón chalière
chambéry champêtre chapéu charançon charbonnière charbonnières charlène charnière charrière chaussée chavarría chaï chaïma chenevières chevêche chevêchette chilpéric
chilà chimalhuacán chièvres chloé christmasøya chromé chromées chrétien chá chávez château châteauguay châtelet châtillon chão chèque chèvre chêne chênes cicindèle
científica científico ciminà cintrón cinéma circaète citroën città cité claashäuschen clientèle cloé clymène clássico clé cléa cléandre clélie clémence clément clémentine
cléo cléophée cléry cocosøerne codognè colaboración colchão collège collèges collègue collégiale colón colômbia comitán commerçants communauté complessità complètement
compléter composées comté comunicações comunità comédia comédiens comércio conceição concepción configuración conférer congelé conglomeración congrès connaître conquérir
considérable considérer constança constituição contrôler cookøerne cookøyene coração cordigère cornellá cortiço cortés cortéz coruña coryphène corée coréen corégone
costeño couché coupé couronné couronnée coursière courtilière covilhã coyoacán coçar coïncider coûter crepúsculo criança crianças crisnée cristián cristróbal cristóbal
cristóvão croisé cronjäger croácia croâ croître crème création crécerelle crécerellette crédit crédito créer crénilabre créole créteil crétois crêt crête crítica crônica
cuauhtémoc cuautitlán culiacán cultivées curaçao curiyú cypresvænget cyprès cáceres cádiz cárcere cárdenas câmara câncer cão céans cécile cécropia céder cédi cédric
céladon céleste célestin célestine célia célian célien céline célébrer céndea cérebro céréales césaire césar cétacé cétoine céu código córdoba córdova côa côme côte côtes
côté côtés cœruleum dafür dahaußen dahüben damián damwâld daniël daphné darüber dauß daußen daß decoración decà definición defäkieren delacrúz delbrück deleón deliziös
delrío delà delémont demgegenüber demgemäss demgemäß demnächst demônio dentelée dermaßen derrière desafío descensión descentralización descerebración desceñir després
deçà dhünnberg dhünnstr diadème diamètre dieudonné dieudonnée différencier différer difícil dinámica dinámico dinánmico dinâmico direktör diseñador disparaître división
divisão diététiste djavakhéti domínguez domínica domínquez donné données dorothée doré dorée dorées dorénavant dragør draußen drieën drängeln drève drôlement dröseln
drømme drüben drüber drücken dueñas duméril dunkelgrün durán durée dyrøy dávila dão dächert dämonisieren dänemark där därför dårlig dæk dækkende dès débarquer débarrasser
débattre débile débito débora déborder déboucher débrouiller déc década déceler décembre décharger déchiffrer déchirer décider déclarer déclencher décoller découper
découpeuse décourager découvrir décrire décrocher déduire déesse défaire défaut défendre défier défiler définir définition dégager déjeuner déjà délectable délivrer
délégation démarrer démocratique démontrer dénoncer dépasser dépendre dépens dépenser dépit déplacement déplacer déployer déposer dépouiller déprimée dépôt déranger
dériver dérober dérouler désagréable désert déshabiller désigner désirer désiré désormais détacher détailler détecter détendre déterminer détester détourner détruire
développer dévoiler dévorer díaz dívida dîner döbel dönhoffstr döring dörner dörre dösen døle dønna dør dübendorf dück dülmen dünenweg dünfelder dünn dünnwalder düppeler
düren dürerstr dürfen dürft dürnkrut dürnrohrer dürscheider dürsten düsen düsseldorf düsseldorfer earnewâld ebenthalerstraße echevarría edelmütig edmée efterhånden
efterspørgselsdrevet efterår eghezée egoísta ehrfürchtig ehrwürdig eichhörnchen eigenständig eigentümlicherweise einbezüglich einebær einfühlsam einigermaßen
einschließlich einschläfern einschüchtern einträglich einäschern eisbär ekerö eksjö ekström elbabwärts elbaufwärts electrónica electrónicos eleição elektrizität
eletrônicos elgkjøtt elitär eloá eloïse elyès eléa eléanore eléonore elías elísio empêcher emulación emília energético enestående engraçado engström enköping enríquez
ensanglantée enschedé ensimmäinen ensimmäisen entgräten entièrement entraîner entzückend ephraïm epée erezée ergonómico ergonômico ergänzen erlenstraße ertüchtigen
erwartungsgemäß erwünscht erübrigen esaù escorpião escritório eslováquia eslovénia eslovênia eslöv esmée españa español espiègle espérer espírito espíritus esslöffelweise
essuatíni estampée estandardización estefanía estratégico està estàvem estàveu estádio estévez estónia estórias estômago estônia etelä ethiopië etiopía etiópia että
eugène eugénie européen européenne eusèbe eusébie evêque exagérer excéder explícita exprès expédier extrêmement extérieures exécuter eûmes eût eûtes fabiënne fabrícia
fabrício falcão falklandsøerne falklandsøyene falköping famalicão família fantástico fantôme fardão faroé farsø fartøj farès farías farò fascié fasciée
faßbacher façon feijão feinfühlig felderhütten felícia fenalår fenêtre fernández ferrières fiancé fiancée ficción ficção fidelísimo fideísmo fidèle fidélis fidélité
fijfhûs finistère finlândia finspång fiskemåke fiães fjellvåk fjernkøling fjärde flabbenhäuschen flachbergstraße flambé flammé fleißig flessibilità flexível flussabwärts
flussaufwärts flânsum fläche fläzen flå flémalle fléron flétan flórez fløte flückiger fodtøj folgendermaßen fonctionnalités forbløffende forfærdelig forførende forgæves
forlì formação forstå forstående forstærket forsyningskæder forsøge fortuné fortunée fortælling forår forêt forêts fossé fossés foutanké framför franzè französisch
französische frança français française françois françoise frappées frazzanò fraîches frederiksværk freizügig fricción frisktænkende frisé frisør frágil från frédéric
frédérique frégate frémir fréquenter frêne frête frías fröbelstr fröhlen fröhlich frömmeln frøya früher frühestens frühmorgens frühstücken fuhlbrügge fuldstændig fumée
fumées función fundão funzionalità furacão furesø futunaøyene fuß fußball fyrretræsvej fábio fácil fátima fächeln fährstr fälteln färben färberberg färgelanda färöarna
färöer får fårekjøtt fårikål fått fællesskaber færder færøerne færøyene félicie féliciter félicité féline félix féroce féroé févr février fêter föderation födlerweg
föhrenweg följande för före förenade företags förlåt förmig förra första förster fötus fødevarer fødsel føle følsom før førende først førsteklasses fúchsia fúcsia fûmes
fûns fûtes fügen fühlen führend fünf fünfhaus fünfte fünften fünfter fünftes für fürchten fürderhin fürsorglich fürstenbergplatz fürstenbergstr fürth fürwahr füttern
gabelsbergerstraße gabriël gabão gabón gadekæret gairebé gaitán gakstädter galbés galván gandía ganløse garcía gartenstraße garçom gaspé gastélum gaytán gazé gaétan gaël
gaëlle gaëtan gebäude gefährden gefälligkeitshalber gefälligst gefühlsbetont gefühlvoll gegenüber gehören geländewagen gelüsten geminación gemología gemológico gemäß
gemíparo gemólogo gemüse gemütlich gemütvoll gencianáceo gendarmería genealogía genealógico generación generalísimo generös geneviève geneático genießbar genießerisch
genièvre gennemstrømning genève genérica genérico genêts genügen genüsslich georgië germán geschäftehalber geschäftig geschätzt gesprächig gestión getränke gewissermaßen
gewöhnen gewöhnlicherweise gewünscht geórgia geübt ghanéen gießen giftgrün gijón gildeskål gilliéron giosuè girón gisèle givré gjær gjøk gjøvik glamourøs glaréole
glaubwürdig gleichermaßen gleißen globicéphale glâne glänzen glätten glücklich glücklicherweise glücksburger glücksspiel gmünd gnosjö gnädig goaiïngea godínez goiás
goldkühle gonzález gonçalo gonçalves goéland goënga goûter gramática granà graubünden gregório grená gressløk grieß grieße griséole grivelé grièche groelândia gronelândia
groß großartig große großen großenteils großer großes großherzig großhöflein großmütig großteils großzügig grundermühle grundermühlenhof grundermühlenweg grundsätzlich
gráfica gráfico grâce gränden grästorp grå gråhegre gråspurv gråsteinbit gråsten gråtrost grækenland grænseflade grænseflader græs græsted grèbe grèce grède grège grécia
grégoire grémille grêle grön grönland gröretgasse gröss grötzinger größtenteils grøn grønbølge grønland grønn grønnfink grønt grübeln grün grünbach gründeln gründlich
grüner grünstr grüppchenweise guatémaltèque guenièvre guillén guimarães guiné guinée guipúzcoa gullspång gullì gutiérrez gutmütig guzmán guère guérin guêpe guêpier
guëtins gwenaëlle gálvez gámez gâcher gâmbia gähwiler gälla gäller gällivare gällt gänzlich gärdet gärna gärten gäv gävle gävleborg gäßchen gådefuld går gås gått gæv
géant géante gédéon gélinotte géminis gémino gémir génial général généraliser générique géométrique géorgie géorgienne gérald gérard géraud gérer gêmeos gêner gómez göbel
göckeritz göhler göinge göppingen gör göra göran görlich görlitz görlitzer görmer görresstr gösting göte göteborg götene göttingen götz götzelmann gößnitz gøgle gør gøre
gúbio güldemeister gültigkeitshalber günstig günstigenfalls günther günz gürbig gütersloh gütig halskæde halsnæs hamarøy hambúrguer hammarö hanaé hansjörg hartnäckig
hastière haukelidsæter hauptstraße hauß haußen havørn haïm haïti heidehöhe heikkilä heimstättenweg heimwärts heiß heldenmütig helicóptero hellgrün hellhörig hellström
heloísa heloïse helsingør helèna helène henríquez hernstorferstraße hernádez hernán hernández heroísmo hervé herzégovine herøy herüber heurística heydemüller heß hiefür
hierfür hillerød himmelwärts hinreißend hintergründig hinterrücks hinüber histórica hjortshøj hjælpe hjørne hjørring hochanständig hochgeschätzt hochkarätig hochkönig
hochmütig hodekål hokkaïdo holbæk holguín holtålen holística holístico homogénea honoré hormigón humlebæk huppé huppée huçul huîtrier hvalsø hvitløk hvornår hypolaïs
hystérique hyvinkää hyères hâter häber häckseln häfliger häfner hällefors hälsa häme hämäläinen hän händelstr hänen hänet hänni hänseln häppchenweise här härjedalen
härnösand härryda härten hässleholm hätte hätten häufen håbo håkan håkansson håkon håndbygget håndgribelig håndklæde håndlavet håndtag håndværk hård hægebostad hédelin
hédi hélie hélier hélio héliotrope héloïse hélène hélécine hérault hérens hérissées héron hésiter hôpital hôte hôtel höch höchstens höchstwahrscheinlich höchte höcke
höfer höfke höflich höflichkeitshalber höft hög höganäs höger höggen högre högsby högst höhe höhenstr höhle höhne höllers höltgestal hönig hörby hördt hörlein höör høgda
høj højagervej højde høje højniveau højopløselig højslev højvej høland høng høre hørning hørsholm høruphav høy høyanger høylandet húns hüben hübenbecker hübl hübner
hübsch hügel hühnerberg hüllenlos hürlimann hürth hüscheider hüten hüttcher hütte hütten hütter iaiá ibaïa ibbenbüren ibérique ichthyaète ictérie ictérine identité
idrætsvej ienisseï igår ilyès imagefördernd imaginär implementación implementação imprägnieren impérial imène inaltérable inalámbrico inconfidência incorporación
incorpóreo incorrección incorrupción increpación increíble increíblemente incriminación incrustación incrédulamente incrédulo incrível incà inderøy indonesië indonésia
indonésie indonésien indéréglables informática inför ingefær ingeniería ingenjör ingrediënten inocência inquiéter instalación instantané instruktionssæt inséparable
insérer integración interações interiør intermédiaire internetløsning interpréter intrépide intrínseca intégration intégrer intéresser intérieures invenção investigación
invisível inès inés inês inës irmã irmão irresponsável irã irão irène irún ishøj islândia ismaël ismaïl ismérie israélien israël italië itália iugoslávia iván iémen iêmen
jabón jacaré jadegrün jamaïcain jamaïque janaína japão japón jaracacá jararacuçu jardín jarretière jaén jerarquía jerónimo jerôme jesús jiménez jimínez joaquín
jochriemgutstraße jomfruøerne jomfruøyene jonchères jonquière jordanië jordbær jordânia josué josé joséphine joyería joão joël joëlle jubiabá judicaël juguetería juleøen
juliëtte juárez jyväskylä jáquez jägerhof jägerstr jäggi jählings jährlich jälkeen jämfört jämtland järfälla järnvägs järvinen jægergårdsvej jægerspris jægervej jérusalem
jérémie jérémy jérôme jéssica jóias jönköping jönsson jörg jörgen jørgen jørgensen júlia júlio jüch jücherfeld jüngst jüngstens jüngsthin jürg jürgens kaapverdië karabaïr
karlsøy karmøy kaïna kaïs kegelprielstraße kekulé kennedybrücke kerpelystraße kesselschläger kibæk kindergartenstraße kirsebær kjær kjølig kjøttdeig kjøttkaker kjøttmeis
klartænkende klädsel klær kléber klösse klösterchen knöchel knüllen knüpfen kokosøyene koloniestraße kommunikationsfähig kontekstfølsom kopfüber kopiëren korsør koweït
koweïtien kragerø krankenhausstraße kredsløb kroatië kromfohrländer kräftig krähen krämer kränkeln kråke kröckert kröger krødsherad krügel krüger krümmen krüper
kubinstraße kungsör kungälv kupé kvikksølv kvitsøy kvæfjord kvænangen kägi kähler kälin kämpchen kämpchenstr kämpenwiese kämper känguru kärnten käse käsenbrod käser käthe
käther kävlinge kåfjord kålrot kås kælder kærbyvej kærlig kærparken kærvej kévin köhldorfergasse köhler köhrbrück köhre köllerweg köln kölner kölotzei könig königlich
königreich königsberger königsblau köniz können könnt könnte köpenicker köpernick köping körnerstr körper köschenberg köseoglu köstlich köttersbach köttershof købe
københavn køge køkken køkkenkniv køreoplevelse kúhn kúhnert kûkherne küchenhof kühn kühnel kühnemund kühnert kühnke kühnsbusch kümmern künftig küng künstlich küppersteger
kürzlich küsnacht küsters küter laganà lagopède lammekjøtt lancéolée langgässer langå lançar lançon laqué laurbærblad laurène laurén lavallière lavamünd lavínia laxå
laços laëtitia lebrón ledelsesmæssig ledersæde leewärts leganés legetøj leichtfüssig leistungsfähig lenné lençol leppänen letvægtsdesign letícia letónia leucophée
leucoptère levrières leão leïla leïna león libië librería libère libérer libéria licencié licántropos lidingö lidköping liebenswürdig liebäugeln lienshöft lignières
likställd likställda lillebælt lillerød lillestrøm lilás limegrønn limão limón lindenhofstraße lindström linköping linnéa linoï lisäksi lituânia livstidsværdier liège
lièvre liétald logroño logística lokaï loulé lourenço louvière lovières loënga loïc loïs loïse lucía lucíola luegstraße luksuriøs luleå lundström lurøy luscinioïde
lusigliè luvwärts luxuriös luís luísa lâche lâcher lâmpada lämminverinen ländlich länge längre längs längsleimbach längsseits längst läppern lärchenweg lässig lätt
lättare lättast läutern lån långsam långsammare långsammast långsamt långt låt låvesvale læder lækker længde lærdal lære lærkevej læse læsere læsø lèvres léa léana
léandre lécher léger léglise léiothrix léna léo léon léonard léonie léonne léopard léopold léopoldine lépine lérida léthocère lévi lévis lévrier líbano líbia líder línea
língua líquido lívia lópez löbe löchergraben löcken lödersdorf löfflerstr löfgren löhstr löns lör lördag lörrach lösen löser löslich lösungsorientiert löten lötzener löv
löwa löwe löwenburgstr løbe lødingen løfte løgstør løgten løgumkloster løk løken løkka lør lørdag lørenskog løs løsning løsninger løsningsorienteret løten løve løven
løvsanger lúcia lübeck lübke lüdenscheid lüften lüneburg lünen lüscher lüstern lüthi lützenkirchen lützenkirchener macaronésie macedonië macedónia macedônia macrì maculé
macunaíma macédoine macías madagáscar madère magalhães magaña magnética mahlés mahé maierà maillée maitê makrellstørje maleisië malgré mallorquín malmö malásia malå
manassé manhã manière mantelée maranhão maraîche maraîchine marbré marbrée marché marchés marcianò marginée marilú marismeña marknadsföring marlène marroquinería
marroquín marrón marshallöarna marshalløerne marshalløyene martín martínez março maría marília marín mascareñas maskinongé masqué masquée masía mataró mathéo mattéo
matías maubèche mauritanië mauritânia maurícia mazatlán maß maßgeblich maßgeschneidert maé maélis maël maëlie maëline maëlis maëlle maëly maëlyne maëlys maëva maître
maîtriser maïly maïlys maïmouna maïna maïs maïssa maïssane maïwenn maša mcdonaldøyene medición meerwärts megève meißeln mejía meléndez meløy memórias menéndez
merkwürdigerweise meråker metodologías metrô metódica meïssa michaël michèle mickaël micronesië micronésia micronésie migración mikaïl mikronesiaføderasjonen milchstraße
miljø milícias minatitlán mintgrün miquelão misión missbräuchlicherweise mistério mitfühlend mitreißend mié miérc miércoles mjölby mobilité modulær modèle moisés moldavië
moldávia molekül moleté molière mondragón mongolië mongólia monocromático monströs montañez montaño montbéliarde montbéliardes montréal montée monténégro montéz monétaire
morsø mosè motzenbbäcker moucheté moulé moçambique moïra moïse moïsette mullsjö mulè munguía murciélagos murène musqué mustergültig muß mußt muñiz muñoz mylène
mysteriöserweise myöhemmin myös málaga márcia mário márquez más mâchoiron mâtin mãe mão mäandern mächtig mädchen mäder mählich mäkeln mäkelä mäkinen männedorf männlich
märchen märchenhaft märz mästen mågevej måke mål måle målinger målmand målmandshandskerne målretter målselv måltrost mån måndag måne måned måneders många månsson mårslet
mårtensson måske måste måsøy mælkevejen mængde mærkelig méconnaître médailles médias médico méditer médéric mégane mégaptère méjico mélancolique mélanger mélanie
mélanocéphale mélanote méline mélipone mélisande mélissa mélissandre mélodie mélodieuse mélodieux mélèzes ménager méndez ménomini ménétries mépriser mércia mérens mérida
méridionale mérignac mériter mérou mérovée més mésange mésangeai mésanges mésoplodon métal métis métricas métriques méval mévilier méxico mêda mêler même mês móbil mónaco
mónica móstoles môle mônaco möbel möchte möchten möcks mögen mögenburg möglich möglichst mögt möhlin möhsner möjlig möjligen möjligt möjligtvis möldner möllenbeck möller
möllinger mölndal mönchengladbach mönchshof mönsterås mörbylånga mörsch møbler møde møjsommelig mølgaard møllebækvej møllegade møller møllevænget mønt mør møre mørk
música mûnein mûrier mûriers mühlboden mühle mühleis mühlenbach mühlenfeld mühlenweg mühlkreis mühlwasser mülhausener mülheim mülheimer müller münch münchen
münchenbuchsee münchenstein münden münsingen münster münsters münter münzstr müritzstr müssen müsst mütterlicherseits müßt nachdrücklich nachtsüber nacrée nadège naguère
namibië namíbia napoléon narváez nathanaël nattesøvn naturalé natália natürlich nazaré naël naëlle naître naïl naïla naïm naïma naïs nederländerna negrón negócios
neißestr neongrün netværk netværket neuchâtel neufchâteau neumünster neupré neuroptère nevárez nexø nezahualcóyotl neïla nicarágua nickelé nicolás nicolò nicéphore
niederländische niederösterreich nigéria nigérian nijlân nivå niévès niño niøye només nordström nordwestbahnbrücke nordwärts nordöstlich nordøst norfolkøen norfolkøya
norrköping norrtälje norsjö norvège norvégien norvégienne notícia noyères noâm noé noémie noë noël noëlla noëlle nygård nyköping nykøbing nymphée nynäshamn nyström
nájera não nächst nächstens nächtens näf näherungsweise nämlich när nässen nässjö nästa någon någonting något några nån nånting når nåt nåværende nægte næppe nær
næringsstoffer nærøysund næste næsten næstved nævne nèpe néerlandais négliger négocier néhémie nélia némesis néo népal népalaise níger nîmes nós nödvändig nödvändiga
nödvändigt nödvändigtvis nöh nördlich nördliche nörgeln nörrenberg nötigenfalls nødvendig nøglefærdige nøjagtig nørre nørrebrogade nørregade nørresundby nøyaktig núbia
núcleo núria núñez nüchtern nürnberg nützlich oberbödenalm oberflächlich obergföll oberölbach oberösterreich obregón obéir också ocotlán océan océane océanite odéon
oedicnème oekraïne oeuvriés ofélia også ohnlängst ohé oksbøl oldörp olhão olivárez olofström olívia omtænksom omán omã oostindië operações ophélie optimización opérations
opérer orangée orchidée ordóñez orgánico orléans ornée orphéane orphée orquídea orrù oráculos orée orénoque orígenes osnabrück osterøy ostwärts otimização ourém
ouzbékistan ovanåker overgår overvåget overvågning oxelösund pabón pacôme padrón paixão palæstina palémon panamá panaméen papelería papelão papéis papúa paquistão paraná
paraíba paraître particulièrement pará patanè patientèle patiño paulicéia paços país países pellicanò películas pennestrì pequeño perché percnoptère percé percés perquè
perspektivstraße persönlich però perú pescoço petróleo peña pflücken pflügen pflügner pfäffikon phaéton philomèle philomène philothée philémon phänomenal phébi piauí
pietätvoll pilestræde pingüinos pinnekjøtt pitcairnøerne pitcairnøyene piteå pitkänen pièce piña più pjække placé platì plié plombières plutôt plástico plânes plätten
plébéienne plündern poignée polinésia pollmächer polotitlán polwärts polynesië polyphème polígono política polónia polônia pommé pompös ponctuée populär portimão
português posséder poststraße potosí pourpré poussières poética praticò praça premièrement prestação prestigefördernd prestigeträchtig previsión preço prießnitzstr
primevères printanière procéder produttività progné prolongación prométhée protègent protéger proyección práctica práctico prático prägnant prähistorie präzise præcis
præcise præcisions præst præstegårdsvej præstevænget præstø près pré précieuse précipiter préciser précision précisément préfecture préférer préjures préoccuper préparer
prés présenter préserver présidence prétendre prévaloir prévenir prévoir prévôté prêles prêter príncipe próxima prøve prügeln pulchérie pygmé pygmée pyrénées páez
pájaros pánuco pássaro pâles pâquier pâtre pâturage pâturages pão päijät päivi pålidelig pålsson pære pèlerin pécine pédales pékinois pélagie pélamide pélerins
pélican pénjamo pénée pénélope pénétrer pépin pérez périr pérou péruvien péruwelz pétrel pétrole pétronille pêche pêcher pêcheur pêcheurs pêssego pío póstumas póvoa pöche
pöge pölten pøh pølse pública púrpura pützdelle qualitätsvoll qualité querétaro quirguistão quiribáti quiróz quiéta quiévrain quiñones quiñónez què qué québec quénia
quévy quênia radetzkystraße rafaël raffiné rafraîchir ramírez ramón raphaël raphaëlle rapprochées rascón ratherkämp ratón raumfüllend ravières rayé rayée raízes raúl
reahûs realität reconnaître recyclé recíproca región reichensteinstraße reinsdyrkjøtt reitbauernstraße rekordverdächtig religião relâmpago relógio remédier renaître
rendón rengøring rentería rené renée reparaître repräsentieren représenter repérer república responsabilité responsável restauração reséndez resümieren retroussé reunião
revolutionär revêtir reüssieren rhinocéros rhynchée rhémy rhénan rhénanie rhône riethmüller rietmüller rincón ringkøbing risør rivières riwoché rière rocío rodoviária
rodrígez rodríguez rodríquez roemenië rohländer roldán rolón roménia roméo romênia roncà rondônia rosenhügel rosenkål rosée roussâtre roßlau rubén rubí rudkøbing
rugårdsvej rumänien rumænien rupertistraße rußen ruíz rápido râjshâhî râle rädern rädler rämistrasse räntsch räsänen rätselhaft rätt rättvik räuspern råde rådhusvej
rælingen rævevej règle réagir réaliser récepteur récepteurs réchauffer récifs récille réciter réclamer réconcilier récupérer rédaction rédiger réduire réfléchir référer
régine régional régis réglable régler régner régua réjean réjeanne réjouir rémi rémiz rémora répandre réparer répartir répondre réponse réprimer république répéter
réserver résigner résister résonner résoudre résulter résumer rétablir réticulé réunion réunir réussir réveiller révéler rêche rêver rígido río ríos rôder röd rödiger
röhr röll römerstraße römerweg röntgenstr röse röthlisberger röttger röttgerweg røa rød rødbete rødding rødovre rødspette rødstrupe rødøy røed røkt rømme rømmegrøt rønde
rønne røntgenium røros røst røye røyrvik rúben rússia rústico rüber rücker rückertstr rücklings rücksichtlich rücksichtsvoll rückwärts rückzu rüdiger rüegg rügen rümpfen
rüppell rüsselsheim rüter rüti rütteln rüttersweg rüttimann rüya saarbrücken saarbrücker sablé sacavém sachgemäß sachverständig sacré sagitário sakskøbing saldaña salmão
salmón salomonöarna salomonøerne salomonøyene salomão salomè salomé salomë salário sammenhængende sammenvæver samoyède samsø samuël sandström sandwichøyene sanfrè
sanftmütig sanlúcar santarém santillán santé sarò saudável saudí saïd saïnata saúde saúl scarabée schaunbergerstraße schießbergstr schießpulver schildkröte
schließlich schloßstr schloßweg schlürfen schmücken schneeweiß schnäbeln schnüffeln schnüren schnürer schrämen schröder schrøder schwäbeln schwäbisch schwängern
schwänzeln schwänzen schäfer schäfershütte schäffel schäffer schämen schäning schär schärer schätzen schätzungsweise schäublin schöckel schöffenweg schöllerstr schön
schönball schönbeck schönberg schöne schönebeck schöneberger schönen schönenberg schönenberger schönfeld schönherr schönholdsiedlung schönlebe schöpferisch schötz schüler
schüppel schürch schüren schütz schütze scé sebastián sebastião sebastían sección seclì seelöwe seestraße segurança seitwärts sejlbåden sekundær sekä selbstständig
selbständig selvfølgelig selvstændig selène semipalmé semriacherstraße senorbì sepúlveda seriös seriøs sermões sertão sertões sertürner servië setúbal shaï shaïly shaïma
shaïna siberië sibérie sibérien sillä silvère silésien simão siméon simões sincère sinérgico sistemática sistémica sitä sitôt siënna själv sjätte sjælland sjöberg sjöbo
sjögren sjø sjøen sjøl sjøørret skandalös skellefteå skjervøy skjåk skjære skjønnhet skolestræde skræddersyet skræmmende skåne skærbæk skæreoplevelse skærm skævinge
skönhet skövde skøn skønt skørping slovenië slovène slovénie smaragdgrønn smaragdgrün smelbrêge små småland smått småøyer smøla smør smørbakt smørumnedre snåsa société
sociétés sofá sofía sokoké sokólski solbær solférino sollefteå solrød solución soluções solène solís somalië sommersüber somália sorcière sorgfältig sorraïa sotenäs
soufré soupçonner soveværelse soviétique sozialverträglich spanò spaßig spektakulär spitzmüller sportplatzstraße sprø sprøtt spätabends später späterhin spätestens
spätnachmittags spændende spécialement spécialiste spörri spöttel spötteln spørge spørgsmål spülen spürbar stadtauswärts stadteinwärts starà starò steilmannstraße
steinbücheler steingrüneredt steinrütsch stenløse stikkelsbær stjørdal storfekjøtt stoß stoßweise strauß straßburger straße straßerau striolé strié strängnäs strålende
ström strömberg strömstad strömsund strøby strøm strømliner strømlinet stäfa stänkern stäupen stål stær stærk stéphane stéphanie stöckenstr stöckert stöckli stöpflweg
stöppler större störst stöwer størrelse støtte støttende støvring stückchenweise stückweise stülpen stümpern stüra stürmer stürmisch stüttekofener suazilândia
subterrâneos succéder sudán sudão suggérer surkål suwâld suárez suède suécia suédois suédoise suélen suíça svalöv svejbæk svinekjøtt svømme sydøst syrië systemværdig sáb
sábado sáenz sánchez sânfurd são säffle säga säger säkerhet sälen sämre sämst säter säubern säugetier säugling säure sävsjö sådan sådana sådant sål sånn sås sæbe sæby
sæther sætning sætte sébaste sébastien sébaux sébeillon sécher séculaire século sécurité sédentaire séduire ségolène séléna sénégal séparer sépia séraphin sérgio série
sérine sériole sérvia séréna séverau séverin séverine sílvia síria sítio sóc sólido són söder söderberg söderhamn söderköping södermanland södertälje södra söhne
sölvesborg sön söndag sönke sören söt sød søfart søften søge sølv sølvgade sømløs sømløse sømna søn søndag sønderborg søndergade søndersø søndre sønner sør søren sørensen
sørfold sørlie sørreisa sørterritorier sørvest sørøst søt sûre sûreté süd südafrika südgeorgien südlich südliche südlichen südwestlich südwärts südöstlich sündig sündigen
sürderstr sürth süß taarbæk tacheté tachetée tagsüber tailândia tajiquistão talabwärts talaufwärts talauswärts taleinwärts talwärts talève también també também tancrède
tankevækkende tantôt tanzânia tasmacète tatkräftig taïga taïna taïs taïwan tchèque tchébec tchéco tchécoslovaque teamfähig tecnologías tecomán teglværksvej tehuacán
teichstraße teintée tempé tempête tergêft território territórios tertiær terán terça tessellée thaï thaïlandais thaïlande thaïs therèse thränhardt thurø théa thékla théo
théodora théodore théodose théophane théophile théophraste thérèse thônex thöne thüringen tibétain tidløse tiefgründig tigré tigrée tilføjelse tilgængelig tilgængelige
tillträdande tiltrækkende timoléon timothée timrå timéo tièche tjugotvå tjæreborg tjörn tjørnevej tolérer tomás tomé tonalá torbjörn torrejón torreón torsås transbaïkal
transición transportløsninger tranås travesía traîner treviño triathlète trinité troldhøjvej trollhättan tromsø tropeçar trovão troïl trä trädgård tränken träumen
träumerisch trådløs trådløse træ træna træne trænet trænoter træramme très tröpfchenweise tröpfeln tröpferlweise trösten trøndelag tschètres tsjechië tsé tuberculé tuléar
tunesië tunísia turcomenistão turdoïde turkménistan turquemenistão två tvåhundra tværgade tværs tyresö tysvær tyttebær tácticas táticas táxi tâcher tâter täby tächl
täfeln tämän tänzeln tätscheln tålmodig tårnby tænke téc técnico téllez téléphoner télévision témoigner téméraire ténébrion tétraodon tétras tête tímido tórrez tôle tôt
többen tönen tönges töpfer töreboda töten tøj tølløse tønder tønsberg tørring tübingen tüchtig tür türkei türkis uafhængig ubegrænset ucrânia udføre udstrålende
uferstraße uggeløse uhøflig umeå umgänglich umschwärmt umständehalber umständlich umwölken unabhängig unbekümmert unbändig uneigennützig ungefähr ungewöhnlich
unglücklicherweise unglückseligerweise unlängst unnötigerweise unterdörfl unterernährung unterölbach unverfälscht unübersehbar unübertroffen urbanización urbanização
ureña ursäkt urías usædvanlig utanför utemiljø utilisabilité utilización utålmodig uundværligt uzbequistão vadsø vagão valdés valentín vallensbæk vallés valnøddevej
valpaços valère valérie valéry vandtårnsvej varför varifrån varié variété varsågod varumärke vegårshei velásquez velázquez vendée vendéen verblüffend verbrämen
verbürgt verdâtre verflüchtigen verführerisch vergnügenshalber vergnügungshalber vergrätzen vergällen verhältnismäßig verhütung verklärt verkställande verktøy verkörpern
verlässlich vermählen vermöge vernünfteln verscheißern verspießern verspäten verständlicherweise verständnisvoll verstümmeln versöhnlich versüßen vertrauenswürdig
verträglich verträumt vervielfältigen verwöhnt verwüsten veränderbar veräppeln verästeln verónica veröden vestergårdsvej vestvågøy videbæk vielfältig vietnã vikingnetværk
villagómez villaseñor vingåker violacé violacée vipérine virksomhedsomspændende viréo viscò visionär visionær visionære visé visível vitória viège viêt você vocês
vollständig volátil vorabé vorgängig vorschüssig vorwärts vorzüglich vorüber vásquez vázquez vânia väg vägen väisänen väl vänersborg vännäs vänster vänstra värmdö
värmland värnamo värre väsby väst västerbotten västernorrland västervik västerås västmanland västra västsahara väterlicherseits växjö väylä våg vågan vågå våler vår våra
vårgårda vårt væg vægt vægtfordeling vækstende vækster vælge vær værdi værditilføjet være væren været værktøj værktøjssæt værløse vært værøy væver vènerie véga vélez
véliz vélo vélocar véloce vélocipède vélocipèdraisiavaporianna vélomobile vélé vénissieux vénéré vénézuélien vérifier véritable vérité véronique véronèse vétuste
vêtements vía víctor vídeo vírus vítor völklinger völlig waschbüsch waël webunderstøttet weidenstraße weinhäuser weinstraße weiß weißdornweg weißenseestr weißkirchen
werkstättenstr wertschätzend westwärts widerstandsfähig wiederkäuen wikström wintersüber wohlüberlegt wolfenbüttel womöglich worüber wunderhübsch wunderschön wâldsein
wânswert wädenswil wählen wählerisch während währenddem währenddessen wäre wärme wässern wölben wölpert wörther wöschler wühn wünsche wünschen wünschenswert würde würden
würdevoll würdigen würfel würgen württemberg württemberger würzburg wüste wüstenhof wüthrich xavière xénophon yaël yaëlle younès yoël ysé ysée yucatán yáñez yémen
zacatlán zaché zappalà zartfühlend zellerstraße zelândia zertrümmern ziehrerstraße zielführend zimbabué zimbábue zoé zoéva zoë zufälligerweise zugegebenermaßen zunächst
zurechnungsfähig zurück zurückhaltend zusammenhängend zuständig zuständigkeitshalber zuverlässig zuvörderst zuzüglich zuäußerst zweibrücker zwölf zwölfaxing zygène zâmbia
zäh zählen zähmen zärtlich zèbre zélandais zélande zéphirin zögern zúñiga zügeln zümsande zündend zündhütchenweg zürcher zürich zürnen ábanico áfrica águeda águilar
álava álvares álvarez ángel ángela ángeles árabes áries árvore áspero ático áurea áustria ávalos ávila âcre âmbar ângelo ägypten älmhult älvdalen älvkarleby älvsborg
älvsbyn ängelholm ängs ängstigen ängstlich ännu äquatorialguinea ärgerlich ärgern äsen ästhetik äthiopien ätzen äugen äußern äußerst även åben åbenhjertig åbent åberg
åbjergvej åboulevarden åby ådalsvej åfjord ågade åke åker åkesson åland ålesund åmli åmot åmål ånge åpen åpenbar årdal åre århus årjäng årsag årslev årstid åsa åsele åsen
åseral åsnes åstorp åstrupvej åtminstone åtta åttio åttionde åttonde åtvidaberg åvænget ægte ækvatorialguinea ændrer ærfugl ærgerlig ærlig æschne æsj æstetik çukurova ève
ébranler ébénisterie écarlate écarter échanger échapper échasse échasses échelette échelons échide échouer éclairage éclaircir éclairer éclater écoffey économiser
écorcheur écossais écosse écouter écraser écrire écru écublens édifier édith édouard également égard égarer églefin égoïste égypte égyptien égyptienne élaborer élan
élanion élargir électorat électre électrique électronique éleuthère élever élia éliane élias élie éliminer élisabeth élise élisée élodie éloigner éloïse élzéar élégant
élégante éléna éléonore émail émaille émaillé émaillées émeline émeraude émerger émeric émerillon émettre émile émilie émirats émouvoir émérance émérencie émérite
énergique énoncer énora énorme énumérer épagneul épanouir épargner épaulettes épeiche éperlan éperonné éperons épervier épervière éphémère épicerie épinard épine épineux
épingles épinoche épinochette épiphane épouser éprouver épuiser équateur équatorial équatoriale équilibrer équille équipe équiper érem éreu éri éric érica érismature
érythrée établir étage étaient étais était étaler étanches étant état états éteindre étendre éthiopie étienne étiez étions étoilé étonner étouffer étourneau étranger
étrangler étroit étudiante étudier été étée étées étés éva évacuer évaluer évangéline évariste éveiller évelyne éviter évoluer évolène évoquer évora évrard évêque éxito
êtes être ígor ílhavo índia índico índigo íris îles ñacaniná ñañez óculos ópera óptima óscar ônibus ôter öberg öblarn öckerö ödeshög ödhus öffentlich öfters ökologie
ölen ömer örebro örkelljunga örnsköldsvik örtlich öster östergötland österreich österrike östersund österåker östhammar östlich östra östringer ötzbruck över överkalix
övermorgon överst övertorneå övre ødegård øer øerne øko øksnes ølgod ølstykke ønske ønskelig øresund ørland ørn ørnevej ørret ørsta øst østby østerbrogade østergaard
østergade østerrike østervang østfold østland østli østre østrig østvind øvre øyer øygarden øystre übelbach üben über überacker überackern überall überallhin überaus
überdies überdurchschnittlich überein übergangsweise übergenau überhand überhaupt überkopf überlegen überlegt übermorgen übernachten überragend überraschend
überraschenderweise übersaxen übersbach überschwemmung überseeinseln übersichtlich übersinnlich übertrumpfen überwiegend überwintern überwältigend überzeugend
üblicherweise übrigens übungshalber œuf œuvre škoda žemaitukas
`;
