using System.Globalization;
using Spectre.Console;

namespace Allocations.Bench.Reporting;

/// <summary>Prints rows as one table: operations down, variants across, each with time, bytes and the ratio to the first variant.</summary>
internal static class BenchTable
{
    public static void Print(string title, IReadOnlyList<BenchRow> rows)
    {
        var variants = rows.Select(static row => row.Variant).Distinct().ToArray();
        var table = new Table().Title(Markup.Escape(title)).Border(TableBorder.Rounded).AddColumn("Operation");
        foreach (var variant in variants)
            table.AddColumn(new TableColumn(variant
                + "\nns/op").RightAligned()).AddColumn(new TableColumn("\nB/op").RightAligned()).AddColumn(new TableColumn("\nGen 0").RightAligned());
        foreach (var variant in variants.Skip(1))
            table.AddColumn(new TableColumn($"{variant} /\n{variants[0]}").RightAligned());

        foreach (var operation in rows.GroupBy(static row => row.Operation))
        {
            var cells = new List<string> { Markup.Escape(operation.Key) };
            var ofVariant = operation.ToDictionary(static row => row.Variant);
            foreach (var variant in variants)
                cells.AddRange(ofVariant.TryGetValue(variant, out var row)
                    ? [Number(row.NsPerOp, "0.0"), Number(row.BytesPerOp, "0"), Number(row.Gen0, "0.####")]
                    : ["", "", ""]);
            foreach (var variant in variants.Skip(1))
            {
                cells.Add(ofVariant.TryGetValue(variant, out var row) && ofVariant.TryGetValue(variants[0], out var first)
                    ? Number(row.NsPerOp / first.NsPerOp, "0.00")
                    : "");
            }

            table.AddRow([.. cells]);
        }

        AnsiConsole.Write(table);
    }

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
