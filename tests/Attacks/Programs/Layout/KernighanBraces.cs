// fixes: ALLOC302
// Braces at the ends of lines, two blanks for each level, odd spaces that belong to the author.
using System;
using System.Collections.Generic;

static class Program {
  static int Count( string[] lines ) {
    int n=0;
    foreach( var line in lines ) {
      if( line is null ) { continue; }
      var seen = new List<int>( );
      for( int i=0;i<line.Length;i++ ) {
        seen.Add( line[ i ] );
      }
      n += seen.Count;
      var p = line.Split( ',' );
      if( p.Length == 2 ) { n += p[ 1 ].Length; }
    }
    return n;
  }

  static void Main( ) {
    Console.WriteLine( Count( new[ ] { "a,b", "c", "d,,e", "f,gh" } ) );
  }
}
