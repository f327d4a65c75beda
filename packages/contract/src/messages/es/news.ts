import type { news as english } from '../en/news.ts';
import type { TranslationOf } from '../shape.ts';

export const news: TranslationOf<typeof english> = {
  'feedProblems.bad-url':
    'Esta no es la dirección de un canal: debe empezar por https:// y no llevar usuario ni contraseña. Corríjala en la empresa.',
  'feedProblems.not-allowed':
    'Vigilo no puede abrir esta dirección: lleva a una red interna, a un puerto inusual o fuera de https. Escriba una dirección pública o pida a un administrador que la permita.',
  'feedProblems.not-found':
    'No hay nada en esta dirección (no encontrado). Busque el canal en su sitio web y corrija la dirección en la empresa.',
  'feedProblems.gone':
    'El editor cerró el canal y ya no se consulta. Escriba otra dirección en la empresa o bórrela.',
  'feedProblems.refused':
    'El sitio web no permite que Vigilo lea este canal (acceso denegado). Busque un canal público o inténtelo más tarde.',
  'feedProblems.server-trouble': 'El sitio web del canal tiene problemas. Se intentará de nuevo más tarde.',
  'feedProblems.unreachable':
    'No se puede llegar al sitio web del canal, o su certificado no es válido. Compruebe la dirección; se intentará de nuevo más tarde.',
  'feedProblems.too-slow': 'El canal no respondió a tiempo. Se intentará de nuevo más tarde.',
  'feedProblems.too-large':
    'El canal ocupa más de 5 MB y no se leyó. Busque un canal más corto de este editor.',
  'feedProblems.too-many-redirects':
    'La dirección redirige demasiadas veces. Escriba la dirección actual del canal.',
  'feedProblems.wrong-kind':
    'Lo que hay en esta dirección no es un canal, sino otro tipo de archivo. Busque una dirección de RSS, Atom o JSON Feed.',
  'feedProblems.empty': 'No hay nada en el archivo de esta dirección. Se intentará de nuevo más tarde.',
  'feedProblems.not-a-feed':
    'Lo que hay en esta dirección es una página web u otro texto, no un canal. Busque una dirección de RSS, Atom o JSON Feed.',
  'feedProblems.cut-off':
    'El canal se corta antes de su final. Se recoge lo anterior; Vigilo lo vuelve a pedir como siempre.',
  'feedProblems.unreadable': 'El canal está dañado y no se pudo leer. Se intentará de nuevo más tarde.',
  feedsAsked: 'Los canales se están consultando ahora.',
  noFeeds: 'Esta empresa no indica ningún canal. Escriba primero la dirección de uno en la empresa.',
  feedsOff: 'La lectura de canales está desactivada en esta instalación.',
};
