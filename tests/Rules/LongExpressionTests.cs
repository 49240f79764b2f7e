using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;

namespace Allocations.Tests;

/// <summary>Generated code joins more operands and chains more calls than a person would; no rule may need a stack as deep as they are.</summary>
public sealed class LongExpressionTests
{
    private const int Operands = 4_000;

    [Theory]
    [InlineData("text", "total = {0};")]
    [InlineData("text + round", "total = {0};")]
    [InlineData("text + round", "sizes[{0}] = 1;")]
    [InlineData("text", "total += {0};")]
    [InlineData("text + round", "builder.Append({0});")]
    [InlineData("round", "boxed = {0};")]
    public async Task JoinOfThousandsOfOperands_IsAnalyzed(string operand, string statement)
    {
        var expression = new StringBuilder(operand);
        for (var i = 1; i < Operands; i++)
            expression.Append(" + ").Append(operand);
        var source = $$"""
            using System.Collections.Generic;
            using System.Text;
            class C
            {
                private object boxed = "";
                void M(string text, string total, Dictionary<string, int> sizes, StringBuilder builder)
                {
                    for (var round = 0; round < 9; round++)
                    {
                        {{string.Format(CultureInfo.InvariantCulture, statement, expression)}}
                    }
                }
            }
            """;
        var compilation = PackageAnalyzers.Compile(("/Long.cs", source));
        Assert.DoesNotContain(
            compilation.GetDiagnostics(TestContext.Current.CancellationToken), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);

        await PackageAnalyzers.ReportAsync(compilation);
    }
}
