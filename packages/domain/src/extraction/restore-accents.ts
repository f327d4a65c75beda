// Accents that OCR leaves out: a word gets them back where the same document has it with them elsewhere, or where Spanish has the word in no other way. What was
// put right says so (issue 14, 'Scans').

import type { ReadPage } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';
import { findCountryNear } from './misread-country.ts';
import { isFreeText } from './read-neighbour.ts';

/** Words that are no Spanish words without their accents: names, places, and what forms and companies are full of. */
const SPANISH =
  'España Cía México Perú Panamá Bogotá Medellín Cancún León Málaga Cádiz Córdoba Almería Jaén Ávila Cáceres Castellón Alcalá Móstoles Leganés Querétaro Mérida Culiacán Torreón Yucatán Michoacán Potosí Asunción Concepción Valparaíso Tucumán Neuquén Cúcuta Ibagué Montería Túnez Canadá Japón Turquía Bélgica Hungría Rumanía Polonia María José Lucía Sofía Andrés Jesús Ángel Ángela Ramón Martín Julián Sebastián Adrián Iván Óscar Víctor Héctor Raúl Inés Mónica Verónica Begoña Íñigo Íñiguez García Rodríguez Martínez Fernández González López Hernández Pérez Sánchez Ramírez Gómez Díaz Jiménez Álvarez Gutiérrez Domínguez Vázquez Vásquez Muñoz Ibáñez Núñez Ordóñez Núñez Peña Marín Rincón Durán Beltrán Albarracín Calderón Colón Simón Tomás Nicolás Bárbara Valentín Joaquín Agustín Benjamín Zúñiga Ñandú Pacífico Atlántico Río Ríos Bahía Bajío días día básico básica básicos crédito débito química químicos eléctrica eléctrico electrónica electrónico mecánica mecánicos técnica técnico técnicos médica médico médicos farmacéutica farmacéutico logística logístico gráfica gráficas gráfico plástico plásticos metálica metálico metálicos tecnología energía minería librería zapatería panadería cafetería ferretería carnicería papelería lavandería joyería ingeniería consultoría asesoría auditoría compañía automóvil automóviles vehículos público pública públicos artículo artículos número página teléfono dirección razón sección información construcción comunicación comunicaciones alimentación exportación importación producción distribución administración inversión gestión jardín almacén camión avión jamón algodón atún inglés años año señor pequeño Próxima próxima último última únicamente única único mínimo máximo cálculo índice Índice Rías Albarrán Chinchón Alcázar Mediterráneo Mediterránea Hispánica Ibérica Ibérico Ibéricos Atlántica Océano Cantábrico Cantábrica Aragón Gijón Avilés Alcorcón Guaraní Paraná Itapúa Itaipú Ñemby Caacupé Caaguazú Capiatá Encarnación Petén Cobán Amatitlán Sololá Samaná Higüey Cotuí Dajabón Maipú Ñuñoa Chillán Copiapó Iguazú Junín Luján Morón Ituzaingó Huánuco Popayán Bolívar Táchira Falcón Guárico Limón Chiriquí Darién Tarragona Árbol guardián marítima marítimo marítimos agrícola agrícolas óptica óptico cárnicas cárnicos lácteos láctea avícola vinícola hotelería cerrajería carpintería jardinería fontanería peluquería estética mueblería relojería perfumería droguería heladería pastelería pizzería taquería tortillería cervecería licorería pescadería mercería mensajería paquetería tipografía fotografía metalúrgica siderúrgica petroquímica hidroeléctrica hidráulica hidráulico neumática térmica térmico cerámica cerámicas mármoles áridos acústica rápido rápida económico económica académica académico ecológica ecológico orgánica orgánico turística turístico dinámica dinámico préstamo préstamos pólizas póliza trámite trámites jurídica jurídico notaría alcaldía tesorería gestoría informática informático automática automático aéreo aérea vía vías tránsito tráfico estación autobús vehículo neumáticos sábado miércoles código códigos económicos histórico histórica política público compañía línea líneas aerolínea aerolíneas cóndor frigorífico frigoríficos tóner música músicos clínica clínico clínicas fábrica fábricas vidriería análisis árbol azúcar café té Águila Águilas Andrómeda Ámbar Santamaría Elías Matías Zacarías Tobías Isaías Belén Rubén Efraín Germán Hernán Damián Fabián Cristóbal Aníbal Félix Álvaro Áurea Úrsula Ágata Ángeles Ágora Júpiter Orión Géminis acuática acuático Ébano Ópalo Rubí cristalería Delfín Tiburón Halcón Ruiseñor Cigüeña Búho Caimán Montaña Montañas Cañada Cañón Peñón viña viñas viñedo viñedos Castaño Castaños Roldán Jazmín maíz raíz raíces país países Paraíso Cataluña Logroño Coruña Tacuarí Paysandú Tarapacá Ancón Barú Tucán Camagüey Mayagüez Güell Agüero Peñalosa Yáñez Báez Sáenz Bermúdez Meléndez Menéndez Velázquez Suárez Juárez Ávalos Galán Guzmán Cortés Solís Ortúzar Larraín Farías Macías Mejía Garzón León Bolaños Cáceres Sepúlveda Galíndez Zárate óptimo óptima máxima mínima próximo próximos últimos técnicas básicos sólido sólida líquido líquidos sólidos frío fríos fría ácido ácidos óleo óleos lápiz lápices papelería cartón cartones balcón jabón jabones carbón melocotón limón limones sartén cinturón pantalón pantalones algodón corazón edición ediciones sesión inspección reparación instalación impresión suscripción conexión recepción habitación traducción mantención válvula válvulas cámara cámaras batería baterías película películas cápsula cápsulas depósito depósitos sábana sábanas lámpara lámparas lámina láminas máquina máquinas ángulo ángulos rótulo rótulos plátano plátanos níquel orégano brócoli espárragos champiñón champiñones piña piñas castañas baño baños bañera caña cañas cañería cañerías leña pañal pañales pañuelo pañuelos albañil albañilería señal señales señalización diseño diseños enseñanza tamaño tamaños estaño paño paños teñido alfombrín Útiles útiles Alborán plafón buzón buzones grúa grúas facturación devolución loción poción';
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/cion$/u, 'ción'],
  [/sion$/u, 'sión'],
  [/logia$/u, 'logía'],
  [/(?<=\p{L}{3}[^tu])eria$/u, 'ería'],
  [/fonia$/u, 'fonía'],
  [/quimic(?=[ao]s?$)/u, 'químic'],
  [/(?<=\p{L})istic(?=[ao]s?$)/u, 'ístic'],
  [/(?<=\p{L})logic(?=[ao]s?$)/u, 'lógic'],
  [/(?<=\p{L}[rt])onic(?=[ao]s?$)/u, 'ónic'],
  [/(?<=\p{L}[rm])etic(?=[ao]s?$)/u, 'étic'],
  [/CION$/u, 'CIÓN'],
  [/SION$/u, 'SIÓN'],
  [/LOGIA$/u, 'LOGÍA'],
];

const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

const KNOWN = new Map(SPANISH.split(' ').map((word) => [fold(word), word]));
/** Only words that are Spanish by themselves say that a document is. */
const IS_SPANISH =
  /(?<!\p{L})(?:de|del|la|los|las|el|en|una|para|con|por|fecha|factura|informe|recibo|cliente|importe|calle|avda|avenida|cantidad|cant|precio|concepto|producto|vencimiento|vence|pedido|cuota|venta|neto|neta|suma|valor|efectivo|tarjeta|pago|pagado|perspectiva|largo|corto|plazo|iva|itbis|rfc|cif|nif)(?!\p{L})/giu;
const LEAST_SPANISH_WORDS = 4;
const RESTORED = 0.9;

/** Gives words their accents back. */
type RestoreAccents = (text: string) => string;

/** What gives the words of a document their accents back. @param pages of one document; one that is not in Spanish only gets what it has itself elsewhere */
export function rememberAccents(pages: readonly ReadPage[]): RestoreAccents {
  const words = pages.flatMap((page) => page.words.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []));
  const own = new Map(words.filter((word) => fold(word) !== word).map((word) => [fold(word), word]));
  const text = pages.map((page) => page.words.map((word) => word.text).join(' ')).join(' ');
  const isSpanish = (text.match(IS_SPANISH)?.length ?? 0) >= LEAST_SPANISH_WORDS;
  // Tills print capitals without accents, but for a label here and there.
  const goods = pages.flatMap((page) => page.words.filter((word) => !word.text.endsWith(':')));
  const hasCapitals = goods.some(
    ({ text: word }) =>
      /\p{Lu}{3}/u.test(word) && !/\p{Ll}/u.test(word) && fold(word) !== word.normalize('NFC'),
  );
  const isPlain = (word: string): boolean => !hasCapitals && word === word.toUpperCase();
  const restore = (word: string): string => {
    const isKnown = isSpanish && !isPlain(word);
    // 'Iñiguez' has one of its two.
    const known = own.get(word) ?? (isKnown ? (KNOWN.get(fold(word)) ?? recased(fold(word))) : undefined);
    if (known !== undefined) return known;
    const family = isKnown ? FAMILIES.find(([ending]) => ending.test(word)) : undefined;
    return family === undefined ? word : word.replace(family[0], family[1]);
  };
  return (bare) => bare.replaceAll(/\p{L}{3,}/gu, restore);
}

/** Puts texts of a scan right that lack accents, and countries that are misread; what was put right says so and is less sure. */
export function restoreScanned(
  found: Map<string, FoundValue>,
  type: DocumentType,
  pages: readonly ReadPage[],
): void {
  const restore = rememberAccents(pages);
  for (const key of type.keys) {
    const value = found.get(key.key);
    if (value === undefined || !isFreeText(key)) continue;
    const near = key.field === 'country' ? findCountryNear(value.value) : null;
    const text = near === null || near === value.value ? restore(value.value) : near;
    if (text === value.value) continue;
    found.set(key.key, {
      ...value,
      value: text,
      confidence: value.confidence * RESTORED,
      reasons: [...value.reasons, 'corrected-characters'],
    });
  }
}

/** 'Zapateria' as 'zapatería' is known. */
function recased(word: string): string | undefined {
  const small = KNOWN.get(word.toLowerCase());
  if (small === undefined || word === word.toLowerCase()) return undefined;
  return word === word.toUpperCase()
    ? small.toUpperCase()
    : `${small.slice(0, 1).toUpperCase()}${small.slice(1)}`;
}
