// Abbreviations in headlines that are seldom meant as tickers or names of companies (issue 17, 'Companies in a headline').

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Exchanges: companies, and the places where shares of others move. */
export const EXCHANGES = list('bse nse nyse nasdaq lse mcx amex');

/** Abbreviations of other kinds: offices, authorities, measures, currencies, months, and words in capitals. */
export const ABBREVIATIONS =
  list(`ceo cfo coo cto cio cmo evp svp md ipo ofs qip fpo usa uk eu un us uae fda sec ftc doj irs dea epa faa nhtsa cftc finra fca pra cma
  bafin etf etn gdp cpi ppi pmi wpi iip eps ebit dcf imf ecb boe boj rbi sebi irda trai pfrda cbi cag pmo fed opec nato wto who pct q1 q2
  q3 q4 h1 h2 yoy qoq mom ytd mtd atm atms ai iot ev evs tv pc pcs it hr pr ip id os app apps vr ar gps lng lpg cng gst vat nri nris hni hnis fpi fpis pf pfs uti utis slb itp fii
  fiis dii diis fdi npa npas stt car nim casa mf mfs amc amcs nav sip ulip otc mou jv m&a r&d cr rs usd eur gbp inr jpy cny aud cad chf
  bn mn mln bln est gmt utc am pm jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun all new now one two day big
  see low high buy sell hold long short call put on in at by for to of or and the so be can has have up down out you we me my he any are
  get good best real open next well very key play run true love live life eat fun fast cars man men ten tech plus pro max air sea gas oil
  gold coal bid ask vol oi dma sma ema rsi macd atr hod lod ath vwap ma bo po tp sl nifty sensex dow spx vix dax ftse cac reit reits adr
  adrs gdr psu psus psb psbs omc omcs nbfc nbfcs sez msme sme smes bpo kpo cv cvs suv suvs upa nda bjp aap nhai fmc fmcg ndc aif aifs dtc
  gaar esop csr agm egm ngt nclt cci cbdt icu dna rna hiv cost opt nice post save usac fy fy15 fy16 fy17 tops says rise gain peak hits
  cuts bullish bearish pbt pat mat hni`);
