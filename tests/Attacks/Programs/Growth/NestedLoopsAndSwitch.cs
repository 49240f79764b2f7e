// fixes: ALLOC303
// The inner text begins anew for each row, and the outer one is reset in the loop.
using System;

static class Program
{
    static string Table(int rows, int columns)
    {
        string all = "";
        for (var row = 0; row < rows; row++)
        {
            string line = "";
            for (var column = 0; column < columns; column++)
            {
                switch ((row + column) % 3)
                {
                    case 0: line += "a"; break;
                    case 1: line += row; break;
                    default: line += column; break;
                }
            }

            all += line;
            all += '\n';
        }

        return all;
    }

    static string Reset(int rows)
    {
        string all = "";
        for (var row = 0; row < rows; row++)
        {
            all += row;
            if (row == 1) all = "";
        }

        return all;
    }

    static void Main() { Console.WriteLine(Table(2, 5)); Console.WriteLine(Reset(4)); }
}
