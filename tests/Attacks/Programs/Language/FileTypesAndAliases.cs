// fixes: ALLOC301, ALLOC303
// Aliases and types hide the names of the framework.
using System;
using Int = System.Int32;
using Text = System.Text.StringBuilder;

namespace App
{
    file sealed class StringBuilder { public StringBuilder Append(object o) { global::System.Console.Write("own "); return this; } public override string ToString() => "own"; }



    static class Program
    {
        static int Parse(string text) => text is null ? 0 : Int.Parse(text.Trim());

        static string Grow(int n)
        {
            var text = "";
            for (var i = 0; i < n; i++)
                text += i;
            return text + new Text("t");
        }

        static void Main() { global::System.Console.WriteLine(Parse(" 5 ") + Grow(3) + new StringBuilder().Append(1)); }
    }
}
