// refuses: ALLOC305
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The text of an enum value without a name is a number with the minus sign of the culture, which an argument after it changes.
#nullable enable
using System;
using System.Globalization;
using System.Text;
enum State { Off = 0, On = 1 }
static class P
{
    static string Next(string culture) { CultureInfo.CurrentCulture = new CultureInfo(culture); return culture; }
    static string A(State d) { var b = new StringBuilder("a"); b.AppendFormat("{0};{1}", d, Next("sv-SE")); return b.ToString(); }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Next("en-US");
            Console.WriteLine(A((State)(-5)));
        }
    }
}
