using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>
/// Lets a <c>foreach</c> over the parts of a text go through their ranges, where the library can split a span (.NET 9), and take each part by
/// its range. Null is noticed at the first part, before the body has done anything, by the same exception.
/// </summary>
internal static class SplitLoop
{
    /// <summary>The rewrite of a loop over the parts; null where it is not exact.</summary>
    public static Fix? Plan(
        FixRequest request, InvocationExpressionSyntax call, ExpressionSyntax text, SplitArguments arguments, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (call.Parent is not ForEachStatementSyntax loop || loop.Expression != call
            || model.Compilation.GetTypeByMetadataName("System.MemoryExtensions+SpanSplitEnumerator`1") is null
            || Comments.AreIn(loop, TextSpan.FromBounds(loop.OpenParenToken.SpanStart, loop.CloseParenToken.SpanStart))
            || Suspends(loop, request.LanguageVersion))
        {
            return null;
        }

        var function = References.FunctionOf(loop);
        var edits = new SolutionEdits(request.Solution);
        string name;
        if (text is IdentifierNameSyntax identifier && FixedText.Is(identifier, loop, loop, model, cancellationToken))
        {
            name = identifier.Identifier.Text;
        }
        else if (loop.Parent is BlockSyntax && text is not IdentifierNameSyntax)
        {
            name = FreeName.For("text", function, model);
            edits.InsertBefore(loop, "var " + name + " = " + text.WithoutParentheses().WithoutTrivia() + ";");
        }
        else
        {
            return null;
        }

        var part = loop.Identifier.Text;
        var range = FreeName.For(loop.Identifier.ValueText + "Range", loop, model);
        edits.Change(loop.SyntaxTree, new TextChange(TextSpan.FromBounds(loop.Type.SpanStart, loop.Identifier.Span.End), "var " + range));
        edits.Write(call, name + ".AsSpan()." + arguments.Enumerated);
        var statements = new List<string> { loop.Type + " " + part + " = " + name + "[" + range + "]" + (arguments.Trims ? ".Trim();" : ";") };
        if (!arguments.KeepsEmpty)
            statements.Add("if (" + part + ".Length == 0) continue;");
        edits.BeginBody(loop, statements);
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Go through the ranges of the parts", "Enumerate").Build();
    }

    /// <summary>Whether the enumerator, which only lives on the stack, would be alive where the function suspends, or the language allows none there.</summary>
    private static bool Suspends(ForEachStatementSyntax loop, LanguageVersion version) =>
        References.Suspends(References.FunctionOf(loop))
        && (version < NewerCompilers.CSharp13 || loop.DescendantNodes().Any(References.IsSuspension));
}
