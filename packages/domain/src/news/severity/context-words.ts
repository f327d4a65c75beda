// Words around bad news that say that it is told, played, sold against or studied, and did not happen (issue 17, 'Severity for credit'). English and Spanish.

const WORK =
  '(?:films?|movies?|novels?|thrillers?|dramas?|docu-?series|mini-?series|series|sitcom|biopic|play|plays|stage production|documentar(?:y|ies)|podcasts?|musicals?|operas?|game|games|video game|board game|comedy|memoir|bestsellers?|exhibition|museum|biography|book|books|title|players|screenplay|script|pelicula|novela|serie|documental|obra de teatro|libro|exposicion|videojuego|juego|temporada|comic)';
const STUDY =
  '(?:courses?|seminars?|webinars?|workshops?|conferences?|lectures?|textbooks?|training|master class|masterclass|summit|panel on|professor of|chair in|students?|thesis|curso|seminario|jornada|congreso|catedra)';
const TOOL =
  '(?:ai|ai tool|software|tools?|app|apps|platform|systems?|algorithm|engine|model|models|chatbot|technology|service|solution|programme to|dashboard|sensor|start-?up that|inteligencia artificial|herramienta|aplicacion|plataforma|sistema|programa|software que)';
const FINDS =
  '(?:flags?|flagging|detects?|detecting|spots?|spotting|predicts?|predicting|prevents?|preventing|fights?|fighting|catch(?:es)?|blocks?|blocking|stops?|stopping|tracks?|tracking|identif(?:y|ies)|warns? (?:customers|users|clients|banks) (?:of|about)|screens? for|guards? against|protects? (?:against|from)|insur(?:es|ing) against|monitors?|to (?:flag|detect|spot|predict|prevent|fight|catch|block|stop|track|identify|combat|curb|tackle)|combat\\w*|detecta\\w*|predice\\w*|previene\\w*|combate\\w*|anticipa\\w*|alerta\\w* de|evitar|prevenir|detectar)';

export const FICTION_BEFORE = new RegExp(
  `\\b(?:${WORK}|${STUDY})\\b[^;:]{0,20}\\b(?:about|on|of|in|around|into|for|based on|inspired by|lets? players|set|tells?|sobre|basad[oa]|de|en)\\b[^;:]{0,30}$|\\b(?:conference|webinar|seminar|course|curso|seminario) $`,
);
export const FICTION_AFTER = new RegExp(
  `^[^,;:]{0,16}\\b(?:into (?:a )?(?:tv |television )?(?:series|film|movie|play|drama|musical)|${WORK}\\b(?! (?:of|to)\\b)|conference|course|seminar|webinar|workshop|thriller)`,
);
export const TOOL_BEFORE = new RegExp(
  `\\b${TOOL}\\b ?(?:that |which |to |for |helps? |que |para |can |now )?(?:\\S+ ){0,2}${FINDS}\\b[^,;:]{0,30}$|\\b(?:launch\\w*|unveil\\w*|offers?|introduc\\w*|sells?|patents?|develops?|rolls? out|presents?|lanza\\w*|presenta\\w*|desarrolla\\w*)\\b[^,;:]{0,40}\\b${FINDS}\\b[^,;:]{0,24}$`,
);
export const TOOL_AFTER =
  /^[^,;:]{0,20}\b(?:detection|prevention|detector|fraud protection|insurance policy|hotline|awareness|forecasting|prediction|monitoring|tool|software|app|platform|dashboard|tracker|calculator|simulator|index|report card|data|statistics|survey|league table)\b/;
/** The company sells what helps against it. */
export const OFFERS =
  /§ .{0,30}\b(?:launch\w*|unveil\w*|offers?|introduc\w*|sells?|patents?|develops?|rolls? out|presents?|blocks|catches|stops|lanza\w*|presenta\w*|desarrolla\w*)\b/;
