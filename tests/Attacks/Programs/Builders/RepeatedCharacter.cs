// fixes: ALLOC305
#nullable enable
using System;
using System.Text;

static class Program
{
    static int s_asked;

    static void Main()
    {
        Show(new StringBuilder(3), 7);
        Show(new StringBuilder(3, 40), 60);
        Show(new StringBuilder(), -1);
        Show(new StringBuilder(), 0);
    }

    static void Show(StringBuilder builder, int count)
    {
        for (var i = 0; i < 3; i++)
        {
            try
            {
                builder.Append(new string(Ask(), count - i)).Append('|');
                builder.AppendLine(new string('é', builder.Length % 5));
                builder.Append(new string('\0', i)).Append(new string('-', Ask() % 3));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType() + " " + builder.Length);
            }

            Console.WriteLine(builder.ToString().Replace("\0", "0").Replace(Environment.NewLine, "/") + " " + builder.Capacity + " " + s_asked);
        }
    }

    static char Ask()
    {
        s_asked++;
        return '#';
    }
}
