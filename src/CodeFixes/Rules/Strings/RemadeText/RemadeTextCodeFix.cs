using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Strings.RemadeText;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;
using Remade = Allocations.Analyzers.Rules.Strings.RemadeText.RemadeText;

namespace Allocations.CodeFixes.Rules.Strings.RemadeText;

/// <summary>ALLOC307: makes the text by one call: another format, a method of <see cref="string"/>, or the overload for the value itself.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemadeTextCodeFix))]
public sealed class RemadeTextCodeFix() : AllocationCodeFix("ALLOC307")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } node
            || request.Model.GetOperation(node, cancellationToken) is not IInvocationOperation call || Remade.Of(call) is not { } text)
        {
            return null;
        }

        return text.Kind switch
        {
            Detour.Format => Formatted(request, text, node),
            Detour.TruthValue => Chosen(request, text, node),
            Detour.Pattern => Split(request, node, cancellationToken),
            Detour.NoArguments => Bare(request, text, node),
            Detour.ParsedBack or Detour.ParsedCharacter => null,
            Detour.ComparedCharacter => Compared(request, text, node, cancellationToken),
            Detour.ComparedSpan => InSpans(request, text, cancellationToken),
            _ => Given(request, text, node),
        };
    }

    private static Fix? Formatted(FixRequest request, Remade text, InvocationExpressionSyntax node)
    {
        if (text.User!.Syntax is not InvocationExpressionSyntax { ArgumentList: var list } made)
            return null;
        var edits = new SolutionEdits(request.Solution);
        var format = "\"" + text.Format + "\"";
        if (Remade.FormatOf(text.User) is { Syntax: ArgumentSyntax { Expression: var given } })
            edits.Write(given, format);
        else
            edits.Change(node.SyntaxTree, new TextChange(new TextSpan(list.OpenParenToken.Span.End, 0), format + (list.Arguments.Count > 0 ? ", " : "")));
        edits.Change(node.SyntaxTree, new TextChange(TextSpan.FromBounds(made.Span.End, node.Span.End), ""));
        return new FixBuilder(edits, "Format with " + format, "Format").MayDiffer(text.Difference).Build();
    }

    private static Fix? Chosen(FixRequest request, Remade text, InvocationExpressionSyntax node)
    {
        if (text.User!.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var value } })
            return null;
        var isLower = text.Call.TargetMethod.Name.StartsWith("ToLower", StringComparison.Ordinal);
        var choice = value.WithoutTrivia() + (isLower ? " ? \"true\" : \"false\"" : " ? \"TRUE\" : \"FALSE\"");
        var edits = new SolutionEdits(request.Solution);
        edits.Write(node, OperandSyntax.StandsAlone(node) ? choice : "(" + choice + ")");
        return new FixBuilder(edits, "Choose between constants", "Choose").Build();
    }

    private static Fix? Split(FixRequest request, InvocationExpressionSyntax node, CancellationToken cancellationToken)
    {
        var arguments = node.ArgumentList.Arguments;
        var source = arguments[0].Expression;

        // What becomes a string only as an argument may have a 'Split' of its own.
        if (request.Model.GetTypeInfo(source, cancellationToken).Type?.SpecialType != SpecialType.System_String)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(node, OperandSyntax.AsPrimary(source.WithoutTrivia()) + ".Split(" + arguments[1] + ")");
        return new FixBuilder(edits, "Use 'string.Split'", "Split")
            .MayDiffer(request.NullProof(cancellationToken).IsNeverNull(source) ? null : "null is another exception")
            .Build();
    }

    private static Fix? Bare(FixRequest request, Remade text, InvocationExpressionSyntax node)
    {
        var format = text.Call.Arguments.First(static argument => argument.Parameter is { Name: "format" }).Value.Syntax as ExpressionSyntax;
        if (format is null)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(node, OperandSyntax.StandsAlone(node) ? format.ToString() : OperandSyntax.AsPrimary(format.WithoutTrivia()).ToString());
        return new FixBuilder(edits, "Use the text itself", "Bare").MayDiffer(text.Difference).Build();
    }

    /// <summary>Compares characters. A constant that has a name keeps it, and so its type.</summary>
    private static Fix? Compared(FixRequest request, Remade text, InvocationExpressionSyntax node, CancellationToken cancellationToken)
    {
        if (node.Expression is not MemberAccessExpressionSyntax { Expression: var character })
            return null;
        var edits = new SolutionEdits(request.Solution);
        var others = ComparedCharacter.OthersOf(text.Call);
        if (text.Call.Parent is IArgumentOperation { Parent.Syntax: InvocationExpressionSyntax test })
        {
            if (CharacterSyntax(others[0]) is not { } other)
                return null;
            edits.Write(test, OperandSyntax.AsPrimary(character.WithoutTrivia()) + ".Equals(" + other + ")");
            return new FixBuilder(edits, "Compare the character", "Character").MayDiffer(DifferenceOf(text.Call, others[0], cancellationToken)).Build();
        }

        // Only a constant can stand in a pattern.
        var isPattern = text.Call.Parent is not (IBinaryOperation or IInvocationOperation);
        edits.Write(node, character.ToString());
        foreach (var value in others)
        {
            if (value.Syntax is not ExpressionSyntax written || (isPattern && written is not LiteralExpressionSyntax)
                || CharacterSyntax(value) is not { } other)
            {
                return null;
            }

            edits.Write(written, other);
        }

        if (text.Call.Parent is IInvocationOperation { Arguments: { Length: 2 } arguments })
        {
            var comparison = TextSpan.FromBounds(arguments[0].Syntax.Span.End, arguments[1].Syntax.Span.End);
            edits.Change(node.SyntaxTree, new TextChange(comparison, ""));
        }

        return text.Call.Parent?.Syntax is SwitchStatementSyntax choice && HasGotoCase(choice)
            ? null
            : new FixBuilder(edits, "Compare the character", "Character").MayDiffer(DifferenceOf(text.Call, others[0], cancellationToken)).Build();
    }

    /// <summary>Compares spans over one character each. They are made in the order in which the texts were, each of a copy.</summary>
    private static Fix? InSpans(FixRequest request, Remade text, CancellationToken cancellationToken)
    {
        if (SpanComparison.Of(text.Call) is not { Call.Syntax: InvocationExpressionSyntax call } comparison || Comments.AreIn(call)
            || SpanSyntax(comparison.First) is not { } first || SpanSyntax(comparison.Second) is not { } second)
        {
            return null;
        }

        var how = comparison.Comparison is { } given ? given.Syntax.ToString()
            : "global::System.StringComparison." + (comparison.IsOfCulture ? nameof(StringComparison.CurrentCulture) : nameof(StringComparison.Ordinal));
        var compared = "global::System.MemoryExtensions" + (comparison.IsEquality ? ".Equals(" : ".CompareTo(") + first + ", " + second + ", " + how + ")";
        var edits = new SolutionEdits(request.Solution);
        edits.Replace(call, old => GlobalNames.Simplifiable(SyntaxFactory.ParseExpression(compared)).WithTriviaFrom(old));
        return new FixBuilder(edits, "Compare spans of the character", "Span")
            .MayDiffer(CallGraph.MayRunAgain(call, request.Model, cancellationToken) ? Differences.Recursion : null)
            .Build();
    }

    private static string? SpanSyntax(IOperation text) => text.Syntax switch
    {
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } when ComparedCharacter.IsText(text) => "[" + access.Expression + "]",
        ExpressionSyntax constant when text.ConstantValue.HasValue => constant.ToString(),
        _ => null,
    };

    private static string? CharacterSyntax(IOperation value) => value.Syntax switch
    {
        LiteralExpressionSyntax when ComparedCharacter.CharacterOf(value) is { } character => SymbolDisplay.FormatLiteral(character, quote: true),
        IdentifierNameSyntax or MemberAccessExpressionSyntax when ComparedCharacter.CharacterOf(value) is not null => value.Syntax + "[0]",
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } when ComparedCharacter.IsText(value) => access.Expression.ToString(),
        _ => null,
    };

    private static bool HasGotoCase(SwitchStatementSyntax choice)
    {
        foreach (var node in choice.DescendantNodes())
        {
            if (node.IsKind(SyntaxKind.GotoCaseStatement))
                return true;
        }

        return false;
    }

    /// <summary>
    /// What may differ: the exception of a <c>switch</c> in which no arm matches holds the value, and <c>Equals</c> reads the character that it is called on
    /// after its argument, which may change that.
    /// </summary>
    private static string? DifferenceOf(IInvocationOperation call, IOperation other, CancellationToken cancellationToken) => call.Parent switch
    {
        ISwitchExpressionOperation { Arms: var arms } =>
            arms.Any(static arm => arm is { Pattern: IDiscardPatternOperation, Guard: null }) ? null : "the exception for no match holds a character",
        IBinaryOperation or IIsPatternOperation or ISwitchOperation => null,
        _ => ReceiverOrder.Difference(call.Instance!, (other as IInvocationOperation)?.Instance ?? other, cancellationToken),
    };

    private static Fix? Given(FixRequest request, Remade text, InvocationExpressionSyntax node)
    {
        if (text.Call.Instance?.Syntax is not ExpressionSyntax value || value.Parent != node.Expression)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(node, value.ToString());
        return new FixBuilder(edits, "Pass the value itself", "Value").MayDiffer(text.Difference).Build();
    }
}
