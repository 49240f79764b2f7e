using System.Globalization;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Semantics;
using Allocations.CodeFixes.Rewriting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings;

/// <summary>
/// ALLOC302: finds the ranges of the parts in stack memory and makes strings of the used ones alone. The memory holds two ranges more than
/// any index or compared length needs: the last range takes what is left, so those before it and the comparisons are exact. Refused: a text that may
/// change, a limit of parts, separators that are not constant, lengths that are not compared with a constant, suspension, handlers.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SplitToLookCodeFix))]
public sealed class SplitToLookCodeFix() : AllocationCodeFix("ALLOC302")
{
    private const int BytesOfRange = 8;

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (request.Node is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax text } } call
            || request.LanguageVersion < LanguageVersion.CSharp8
            || model.GetOperation(call, cancellationToken) is not IInvocationOperation operation
            || SplitParts.Of(operation, new SourceBodies(), cancellationToken) is not { Declarator: { Parent.Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax } statement } declarator } parts
            || ArgumentsOf(operation, out var keepsEmpty) is not { } arguments || !IsFixed(text, statement, model, cancellationToken))
        {
            return null;
        }

        var function = References.FunctionOf(call);
        var scope = References.ScopeOf(statement);
        var guards = new LengthGuards(declarator.Identifier.ValueText, model, cancellationToken);
        var most = parts.LastIndex;
        foreach (var length in parts.Lengths)
        {
            if (guards.ComparedWith(length.Syntax) is not { } limit)
                return null;
            most = Math.Max(most, limit);
        }

        var size = most + 2;
        if (size * BytesOfRange > request.Option(AllocationOptions.MaxStackallocBytes) || StackFrames.IsInHandler(call, function) || StackFrames.HasLabels(function)
            || StackFrames.CallsItself(call, model, cancellationToken) || References.Suspends(function) || HasComment(statement.Declaration))
        {
            return null;
        }

        var loop = StackFrames.OutermostLoop(call, function) as StatementSyntax;
        if (loop is { Parent: not (BlockSyntax or SwitchSectionSyntax) })
            return null;
        var isPresent = parts.Elements.All(element => element.Index < Math.Max(keepsEmpty ? 1 : 0, guards.LeastAt(element.Use.Syntax, scope)));

        // In a loop the ranges of the round before would stand for a missing part.
        if (!isPresent && loop is not null)
            return null;
        var difference = NullProof.IsNeverNull(text, model, cancellationToken) ? null : "null is treated as empty";
        if (!isPresent)
            difference = (difference is null ? "" : difference + "; ") + "a missing part is empty instead of an exception";
        var changed = Rewrite(request, parts, declarator, statement, loop, text, arguments, size, function);
        return new Fix("Split into ranges", "Ranges", request.WithRoot(SystemDirective.AddTo(changed, request))) { Difference = difference };
    }

    private static SyntaxNode Rewrite(FixRequest request, SplitParts parts, VariableDeclaratorSyntax declarator, LocalDeclarationStatementSyntax statement, StatementSyntax? loop, IdentifierNameSyntax text, string arguments, int size, SyntaxNode function)
    {
        var earlier = References.OwnNodes(function).Count(node => node is VariableDeclaratorSyntax other && other.SpanStart < declarator.SpanStart && other.Identifier.ValueText == declarator.Identifier.ValueText);
        var ranges = FreeName.For(declarator.Identifier.ValueText + "Ranges", function, request.Model, earlier);
        var count = FreeName.For(declarator.Identifier.ValueText + "Count", function, request.Model, earlier);
        var isCounted = parts.Lengths.Count > 0;
        var memory = SyntaxFactory.ParseStatement("Span<Range> " + ranges + " = stackalloc Range[" + size.ToString(CultureInfo.InvariantCulture) + "];");
        var split = SyntaxFactory.ParseStatement((isCounted ? "var " + count + " = " : "") + text.Identifier.Text + ".AsSpan()." + arguments.Replace("$", ranges) + ";").WithTriviaFrom(statement).WithAdditionalAnnotations(Formatter.Annotation);

        var mark = new SyntaxAnnotation();
        var anchor = loop ?? statement;
        var uses = parts.Elements.Select(static element => element.Use.Syntax).Concat(parts.Lengths.Select(static length => length.Syntax));
        var root = request.Root.ReplaceNodes(uses.Append(statement).Concat(loop is null ? [] : [loop]), (original, rewritten) => original switch
        {
            ElementAccessExpressionSyntax element => SyntaxFactory.ParseExpression(text.Identifier.Text + "[" + ranges + element.ArgumentList + "]").WithTriviaFrom(rewritten),
            MemberAccessExpressionSyntax => SyntaxFactory.IdentifierName(count).WithTriviaFrom(rewritten),
            _ when original == statement => anchor == statement ? split.WithAdditionalAnnotations(mark) : split,
            _ => rewritten.WithAdditionalAnnotations(mark),
        });
        return StatementInsertion.Before(root, (StatementSyntax)root.GetAnnotatedNodes(mark).Single(), memory);
    }

    private static bool HasComment(SyntaxNode node) => node.DescendantTrivia(node.Span).Any(static trivia => !trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia));

    /// <summary>Whether a local or parameter keeps its value in all of the scope after a statement.</summary>
    private static bool IsFixed(IdentifierNameSyntax text, StatementSyntax statement, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetSymbolInfo(text, cancellationToken).Symbol is not (ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }))
            return false;
        var function = References.FunctionOf(statement);
        foreach (var write in Writes.All(text.Identifier.ValueText, function))
        {
            if (References.IsInNestedFunction(write, function) || (write.SpanStart > statement.SpanStart && References.ScopeOf(statement).Contains(write)))
                return false;
        }

        return !References.OwnNodes(function).Any(node => node is RefExpressionSyntax { Expression: IdentifierNameSyntax name } && name.Identifier.ValueText == text.Identifier.ValueText);
    }

    /// <summary>The call on spans, in which <c>$</c> stands for the ranges; null where the separators or options are not plain constants.</summary>
    private static string? ArgumentsOf(IInvocationOperation split, out bool keepsEmpty)
    {
        keepsEmpty = true;
        var separators = "";
        var method = "Split";
        var options = "";
        foreach (var argument in split.Arguments)
        {
            var value = argument.Value;
            switch (argument.Parameter?.Type)
            {
                case { SpecialType: SpecialType.System_Char } when value is { ConstantValue: { HasValue: true, Value: char } }:
                    separators = value.Syntax.ToString();
                    break;
                case { SpecialType: SpecialType.System_String } when value is { ConstantValue: { HasValue: true, Value: string { Length: > 0 } } }:
                    separators = value.Syntax.ToString();
                    break;
                case { Name: nameof(StringSplitOptions) } when value.ConstantValue is { HasValue: true, Value: int known }:
                    keepsEmpty = (known & (int)StringSplitOptions.RemoveEmptyEntries) == 0;
                    if (argument.ArgumentKind == ArgumentKind.Explicit)
                        options = ", " + value.Syntax;
                    break;
                case IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Char } or INamedTypeSymbol { Name: "ReadOnlySpan" } when argument.ArgumentKind != ArgumentKind.Explicit && split.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 1 } items }:
                    method = "SplitAny";
                    var characters = new List<char>();
                    foreach (var item in items)
                    {
                        if (split.SemanticModel!.GetConstantValue(item.Expression) is not { HasValue: true, Value: char constant })
                            return null;
                        characters.Add(constant);
                    }

                    separators = SymbolDisplay.FormatLiteral(new string([.. characters]), quote: true);
                    break;
                default:
                    return null;
            }
        }

        return separators.Length == 0 ? null : method + "($, " + separators + options + ")";
    }
}
