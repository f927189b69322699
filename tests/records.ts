/** Files as other records give them, written after their headers: what tests read. */
export const GOOD = {
  ebird: [
    'Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers',
    'S1,Common Blackbird,Turdus merula,27001,3,ES-MD,Madrid,L1,"Casa de Campo, Madrid",40.4225,-3.7520,2025-04-13,09:27 AM,eBird - Traveling Count,60,1,2.5,,2,,"un macho, ""cantando"" en el césped"',
    'S1,White Wagtail,Motacilla alba,29001,X,ES-MD,,L1,"Casa de Campo, Madrid",40.4225,-3.7520,2025-04-13,09:27 AM,eBird - Traveling Count,60,1,2.5,,2',
    'S1,White Wagtail (British),Motacilla alba yarrellii,29002,1,ES-MD,,L1,"Casa de Campo, Madrid",40.4225,-3.7520,2025-04-13,09:27 AM,eBird - Traveling Count,60,1,2.5,,2,,,"varias horas\r\nde paseo"',
    'S2,Little Bittern,Botaurus minutus,4001,1,ES-MD,,L2,Las Lagunas,40.30,-3.50,2024-06-01,07:05 PM,eBird - Casual Observation,,0,,,1',
    'S2,gull sp.,Larus sp.,5001,12,ES-MD,,L2,Las Lagunas,40.30,-3.50,2024-06-01,07:05 PM,eBird - Casual Observation,,0,,,1',
    'S2,Mallard x Northern Pintail (hybrid),Anas platyrhynchos x acuta,5002,1,ES-MD,,L2,Las Lagunas,40.30,-3.50,2024-06-01,07:05 PM,eBird - Casual Observation,,0,,,1',
    'S2,Yellow-legged/Lesser Black-backed Gull,Larus michahellis/fuscus,5003,2,ES-MD,,L2,Las Lagunas,40.30,-3.50,2024-06-01,07:05 PM,eBird - Casual Observation,,0,,,1',
    'S3,Emu,Dromaius novaehollandiae,15,2,AU-VIC,Glenelg,L3,"Beach Road, Victoria, AU",-38.2243354,141.4939189,2025-05-13,,eBird - Casual Observation,,0,,,1',
    'S3,House Sparrow,Passer domesticus,31001,4,AU-VIC,Glenelg,L3,"Beach Road, Victoria, AU",-38.2243354,141.4939189,2025-05-13,,eBird - Casual Observation,,0,,,1',
    'S4,Rock Pigeon (Feral Pigeon),Columba livia (Feral Pigeon),9001,20,ES-MD,,L4,Sol,40.4169,-3.7035,2023-01-02,12:00 PM,eBird - Stationary Count,5,1,.99,4.,1',
  ],
  ebirdLife: [
    'Row #,Taxon Order,Category,Common Name,Scientific Name,Count,Location,S/P,Date,LocID,SubID,Exotic,Countable',
    '1,27001,species,Eurasian Blackbird,Turdus merula,3,"Retiro, Madrid",ES-MD,16 May 2026,L1,S9,,1',
    '3,9001,species,Rose-ringed Parakeet,Psittacula krameri,X,Sol,ES-MD,3 Jan 2020,L4,S8,N,1',
  ],
  ebirdOld: [
    'Row #,Species,Count,Location,S/P,Date,LocID,SubID',
    '1,Mirlo Común - Turdus merula,3,Retiro,ES-MD,16 May 2021,L1,S7',
    '2,Abubilla - Upupa epops,X,Sol,ES-MD,25-Feb-20,L4,S6',
  ],
  inaturalist: [
    'id,observed_on,quality_grade,url,description,captive_cultivated,place_guess,latitude,longitude,species_guess,scientific_name,common_name,iconic_taxon_name',
    '77,2022-03-04,research,https://www.inaturalist.org/observations/77,"en un olmo, quieta",false,"Retiro, Madrid",40.415,-3.684,Abubilla,Upupa epops,Eurasian Hoopoe,Aves',
    '78,2022-03-05,research,https://www.inaturalist.org/observations/78,,true,Zoo,40.41,-3.76,Flamenco,Phoenicopterus roseus,Greater Flamingo,Aves',
    '79,2022-03-06,needs_id,https://www.inaturalist.org/observations/79,,false,Retiro,40.415,-3.684,Gorriones,Passer,Sparrows,Aves',
  ],
  observation: [
    'id,date,time,created,species name,scientific name,family,species type,species group,number,sex,life stage,activity,method,counting method,related species,location,lat,lng,local x,local y,accuracy,notes,validation status',
    '5001,2023-09-10,08:15,2023-09-10 20:00:00,Abejaruco Europeo,Merops apiaster,Meropidae,S,Birds,25,U,unknown,flying,unknown,exact,,Rivas - El Campillo,40.32,-3.50,0,0,25,hacia el sur,J',
    '5002,2023-09-10,,2023-09-10 20:00:00,Cigüeña Blanca,Ciconia ciconia,Ciconiidae,S,Birds,1,U,unknown,present,unknown,exact,,Rivas,40.32,-3.50,0,0,25,,J',
  ],
  birda: [
    'sightingId,date,longitude,latitude,commonName,scientificName,count',
    'b-1,2024-02-03T08:00:00.000Z,-3.70,40.41,Eurasian Magpie,Pica pica,2',
    'b-2,2024-02-04T08:00:00.000Z,-3.70,40.41,Eurasian Hoopoe,Upupa epops,1',
  ],
  guide: ['nombre,científico,fecha', 'Abubilla,Upupa epops,2026-11-21', 'Gorrión común,Passer domesticus,'],
} as const;

export type GoodFile = keyof typeof GOOD;

export const textOf = (name: GoodFile): string => `${GOOD[name].join('\r\n')}\r\n`;
