// fixes: ALLOC303
// Locals, parameters and members have the names that the rewrite would take, and one is a keyword.
using System;

static class Program
{
    static int classBuilder = 3;

    static string Join(int textBuilder)
    {
        string text = "", @class = "";
        for (var i = 0; i < textBuilder; i++)
        {
            text += i;
            var builder = i * 2;
            text += builder;
        }

        for (var i = 0; i < classBuilder; i++)
            @class += i + "" + classBuilder;
        return text + @class;
    }

    static void Main() { Console.WriteLine(Join(4)); }
}

class StringBuilder { }
namespace System2.Text { class StringBuilder { } }
