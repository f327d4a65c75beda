// Weights of words by rarity (issue 5, 'One story, counted once'; design notes 'Near-duplicates': candidates share rare words). Counted in about 27,000
// financial headlines and posts, as stems (title-words.ts), without names of companies, places and people, which are rare in the headlines of another
// company.

const stems = (words: string) => words.split(/\s+/);

/** Each occurs in about 1 of 100 headlines. */
const COMMON =
  stems(`sensex nifty rupe rangebound premarket conferenc call webcast host schedul up down stock profit new shar buy pric market inc sal bank jump cut trad year company britain high say rat group ris report fall day investor sell
    dividend oil not short hit updat result hir ceo look today bid america week slump growth tim long rais top gain back call get low china
    financial global plan post target month fund deal energy tak clos announc stak futur chart mov good higher corp india loss capital next
    last expect big demand end bond dollar approv industry first pick volum ahead increas lik one plc see break data board suv hold record
    inflation business sector cost term open strong debut gas start watch beat gold servic level continu mak street fed technology analyst com
    ltd support head job drop power yield pay government chang launch investment firm unit interest point below am daily no hik system pm
    under upgrad abov asset jun sees exchang well near help right supply cap order boost drug tech american sinc show talk list alert financ
    slip european weak euro likely remain security ask lead etf invest upsid should chief win issu declin key wall said put another hom dip
    holding bas debt index early shell president pharma signal world test think corporation risk trader action valu quit play director receiv
    bet go trend lif best equity need eps bullish keep lift warn despit fac management former international forecast position major policy
    option partner concern messag retail grow hous meet production standard bounc going small`);

/** Each occurs in about 1 of 300 headlines. */
const FAMILIAR =
  stems(`slid min quarter cash metal model run latest health electric credit through great downgrad stor want dow current general merger chairman
    bottom tax fear consumer resistanc pre return declar quarterly join follow other dat siz pressur steady sign trust ab shareholder contract
    breakout customer push crud fre outlook potential russia seek positiv trial stat money recall idea ex turn research seen way spac better
    hop releas economic work bo extend commodity dont driv giv gap green book central eu mobil portfolio fil recent incom liv lin economy miss
    estimat vs biggest select find product prob full fin cancer much asia track claim consider number build review export minister doubl
    silver averag second conferenc member ready suit limit solution arm valuation fda project ecb airlin focu real opinion vot court national
    weekly outperform nearly europ media expand annual area climb stay forc becom expectation auto currency fuel motor setup stop prim fresh
    bear food worry cas strategy far july nic read digital set th wk further peopl guidanc infrastructur around morn know resourc bearish mix
    charg election im natural edg analysi technical spend creat part country regulator industrial improv platform public possibl impact
    charter city mad even let deliver program worth pharmaceutical try performanc agreement past brand larg team via foreign form plac
    corporat thing roll opportunity south star due weigh step healthcar secur check sach slow info surpris russian communication network fight
    includ loan penny bad soon cloud chas mail study expansion broker flat lov march rating largest chines executiv flow softwar sugar giant
    mutual activ provid bring rang bill rul added indian view rival rev law less rebound reject privat few fiscal exit gam asian crisi got
    access mid non advanc almost maker season sentiment account momentum leadership legal germany ratio goes insuranc pop output total use
    propos enter entry offic cfo consolidat miner pull subscrib worker delay emerg scienc many mortgag me class japan half copper decision
    import hot delivery benefit away volatility lot climat old spread margin eyes plu spot distribution reversal red tell operat previou fail
    dutch prepar air hedg leader steel expert multi monthly intraday hotel social wont rol reiterat begin wait toward realty manag complet
    littl round property biotech boss regulatory prospect happen reach fast brokerag replac problem strength held cor challeng treatment avoid
    payment act enough across north heat estat subscriber phas prefer award struggl final california ventur solid announcement attractiv worst
    inlin philip manager forum yesterday led story mark strik premarket chain must accelerat shift spill fell treasury eas budget reason leav
    m&a sold coal tough patient attack minut mover pipelin party tomorrow downsid forward send slowdown add pt battl ups fix question rout
    perform hod lag federal grid split adds`);

/** Each occurs in about 1 of 1,000 headlines. */
const KNOWN =
  stems(`eyed remind inform reminder encourag notify div ever fir war brent wav official highest judg clinical plant ros onlin scal enterpris rsi trump cover detail favorit block yen union
    sery aim comment channel hour cross lost pound telecom ship user yuan filing quot hard negativ trigger recovery preview material land lat
    senior paper availabl oversold becaus buyback approach pac competition session hurt poor eye pattern utility relat tank brok german wealth
    allow finally significant lse electronic given thank seat effort september sourc zon commission ago protest chip lol urg owner auction sit
    joint manufactur tweet sanction internet swing float resum third forex friend settl threat least packag sun confirm partnership pos
    holiday decad settlement success cheap link recommend stand pension special therapy neutral development australian reserv october
    subsidiary poll troubl premium msci learn december operation pois provider strategic threaten fold bag volatil sav already lng really flag
    lab sid snap weakness coo indicator startup commerc quality everyon consolidation weaker recover control kill officer brief hang seller
    host tighten develop discount cool million advisor balanc correction activity chemical interim reform insider reaffirm shak sterl pass
    several rac unveil room explain won strengthen david brac descend gambl card fundamental pack survey hunt complianc associat straight rid
    doesnt rumor machin august entertainment liquidity black longer went sp relativ weaken water buyer committe relief april downtrend squeez
    port discuss cheer shot dynamic light massiv schedul field confidenc ad agre upcom both disappoint seem promis sec flight accus restructur
    present every encourag blu domestic spirit saf suiss important without scor app until logistic offset regulation stag institutional earn
    solar behind lowest horizon zinc recommendation nd suggest strategist facility iron initiat gasolin defens angel own suspend compar aid
    singapor founder construction buzz paid drill candidat guy revival condition fill vix rail expensiv cautiou smaller focus hear economist
    component deny crazy ytd beyond halt appointment found political ban explor saving nicely weight beer developer agency watchlist used
    quick guid uptrend measur suprem tobacco cyber design center exploration unlikely offshor attempt loser mean billion ore retailer peak
    cant ties reveal initial max winner christma winter toll feel protection hat platinum contest jv peer slightly introduc battery man spik
    probably candl ascend rocket tip sport crack believ seed paus sma weekend maintain cat overweight shrink coffe outflow insight pacific
    tool apply aerospac though dr onc benchmark adding don ownership pain later singl effect airway wag wrong venu yes affect closer insurer
    depart left letter reit undervalu sea branch featur row turmoil patent touch monetary de bump employ ai period main exposur everyth inflow
    breach ppl cit didnt wind safety guess took counter yoy client oversea shop factor lung shoulder easy circuit drag laboratory exec wed
    versu defenc forg bit tap billionair scan never heavy king player statement chanc upper direction extension history mount revers premier
    decid amaz leas id banker banco campaign window january suffer beaten smart qqq diabet smartphon profitability pc isnt moment rent
    percentag scotland direct await loom revis phon stress panel repurchas event respons pullback mayb finish antitrust currently turnaround
    attract matter royalty passenger search beverag additional engin load hammer barrel korean underperform hand deep woes mar speak vol yr
    fly kick zero transaction broken quantum fee itself pool outsid cos french driver dream universal plug sound slam november itc coupl
    compass streak renew club sheet retirement licens impos wood disruption doing cycl prior generation narrow experienc movement train
    supplier handl royc caus family pretty macro retir resort traffic intl fact baby catalyst self optimism petroleum notic sustainability
    either shipment sustainabl havent goal fraud ads extrem bar coverag inch audit ensur wid failur favor clean lack military wors highlight
    boom par parity golden exc withdraw intact reality taken welcom inventory renewabl la ea qtr aug school bigger wow rig sail william
    weather arctic schem paint difficult application mind gross gon gulf tender rock promot student refinery super oppos fifth information
    capacity commercial submit fintech gather bargain storag multipl choic sustain register em ema reward indicat century piec vision restart
    hav women dos coast subscription segment`);

const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...KNOWN.map((stem): [string, number] => [stem, 0.9]),
  ...FAMILIAR.map((stem): [string, number] => [stem, 0.7]),
  ...COMMON.map((stem): [string, number] => [stem, 0.35]),
]);

/** The weight of words that occur in hardly any headline, mostly names. */
export const RARE = 1.2;

/** The weight of a stem, from 0.35 for a word in every other headline up to {@link RARE}. */
export function getStemWeight(stem: string): number {
  return WEIGHTS.get(stem) ?? RARE;
}
