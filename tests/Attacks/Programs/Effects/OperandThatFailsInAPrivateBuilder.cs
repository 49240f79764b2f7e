// fixes: ALLOC305
// Nobody sees what a builder holds that an exception takes with it.
using System;
using System.Text;

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "abc", "", null })
        {
            try
            {
                Console.WriteLine(Tell(text));
            }
            catch (Exception exception)
            {
                Console.WriteLine(exception.GetType().Name);
            }
        }
    }

    static string Tell(string text)
    {
        var sb = new StringBuilder();
        for (var i = 0; i < 2; i++)
            sb.Append("first " + text[0] + ", all " + text.Length);
        return sb.ToString();
    }
}
