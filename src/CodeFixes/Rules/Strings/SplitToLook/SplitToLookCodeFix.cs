using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>
/// ALLOC302: finds the ranges of the parts in stack memory and makes strings of the used ones alone. The memory holds two ranges more than
/// any index or compared length needs: the last range takes what is left, so those before it and the comparisons are exact. A loop over the parts
/// goes through their ranges, and where only their number is asked for, the separators are counted. Parts of which nothing is kept but what <c>Trim</c>
/// makes of them are trimmed by the call itself. Refused: a text that may change, a limit of
/// parts, separators that are not constant, parts of which most are needed as strings, lengths of a local that are not compared with a constant,
/// suspension, handlers.
/// </summary>
/// <remarks>The uses are asked for again: each is rewritten by what it calls and how, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SplitToLookCodeFix))]
public sealed class SplitToLookCodeFix() : AllocationCodeFix("ALLOC302")
{
    private const int BytesOfRange = 8;

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: { } text } } call
            || request.Model.GetOperation(call, cancellationToken) is not IInvocationOperation split)
        {
            return null;
        }

        var bodies = SourceBodies.In(request.Model.Compilation);
        var parts = SplitParts.Of(split, bodies, cancellationToken);
        return (parts is { Queries.Count: 0 } ? OfRanges(request, call, text, parts, cancellationToken) : null)
            ?? TrimmedSplit.Plan(request, call, split, parts, bodies, cancellationToken);
    }

    private static Fix? OfRanges(
        FixRequest request, InvocationExpressionSyntax call, ExpressionSyntax text, SplitParts parts, CancellationToken cancellationToken)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp8 || !SplitParts.IsSupported(request.Model.Compilation)
            || SplitArguments.Of(parts.Call) is not { } arguments)
        {
            return null;
        }

        if (parts.Reads is not null)
            return parts.Declarator is null ? SplitLoop.Plan(request, call, text, arguments, cancellationToken) : null;
        if (parts is { Declarator: null, Lengths.Count: 1, Elements.Count: 0 })
            return Count(request, parts, text, arguments, cancellationToken);
        return text is IdentifierNameSyntax name ? Ranges(request, call, parts, name, arguments, cancellationToken) : null;
    }

    /// <summary>Counts the separators where the number of parts is asked for at once.</summary>
    private static Fix? Count(FixRequest request, SplitParts parts, ExpressionSyntax text, SplitArguments arguments, CancellationToken cancellationToken)
    {
        var length = (ExpressionSyntax)parts.Lengths[0].Syntax;
        if (arguments is not { Options: StringSplitOptions.None, Method: "Split" } || Comments.AreIn(length)
            || request.Model.Compilation.GetTypeByMetadataName("System.MemoryExtensions")?.GetMembers("Count").IsEmpty != false)
        {
            return null;
        }

        var count = SyntaxFactory.ParseExpression(text.WithoutTrivia() + ".AsSpan().Count(" + arguments.Separators + ") + 1");
        if (!OperandSyntax.StandsAlone(length))
            count = SyntaxFactory.ParenthesizedExpression(count);

        var edits = request.Replacing(length, count.WithTriviaFrom(length));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Count the separators", "Count")
            .MayDiffer(request.NullProof(cancellationToken).IsNeverNull(text) ? null : "null is treated as empty")
            .Build();
    }

    private static Fix? Ranges(
        FixRequest request,
        InvocationExpressionSyntax call,
        SplitParts parts,
        IdentifierNameSyntax text,
        SplitArguments arguments,
        CancellationToken cancellationToken)
    {
        var model = request.Model;
        var function = References.FunctionOf(call);
        var statement = parts.Declarator is { } declared ? declared.Parent!.Parent as StatementSyntax : StatementBefore(call, function);
        if (statement is not { Parent: BlockSyntax }
            || !FixedText.Is(text, statement, parts.Declarator is null ? statement : References.ScopeOf(statement), model, cancellationToken))
        {
            return null;
        }

        var guards = new LengthGuards(parts.Declarator?.Identifier.ValueText ?? "", model, cancellationToken);
        var most = parts.LastIndex;
        foreach (var length in parts.Lengths)
        {
            if (guards.ComparedWith(length.Syntax) is not { } limit)
                return null;
            most = Math.Max(most, limit);
        }

        // Of the array and the strings of the parts, those stay that are needed as strings.
        var bodies = SourceBodies.In(request.Model.Compilation);
        var kept = parts.Elements.Where(element => !SplitParts.IsEnd(element.Use, bodies)).Select(static element => element.Index).Distinct().Count();
        var made = 1 + Math.Max(parts.LastIndex + 1, most);
        if ((made - kept) * 2 < made)
            return null;

        var size = most + 2;
        if (size * BytesOfRange > request.Option(AllocationOptions.MaxStackallocBytes) || StackFrames.IsInHandler(call, function)
            || StackFrames.JumpsBack(function)
            || CallGraph.MayRunAgain(call, model, cancellationToken)
            || References.Suspends(function) || (parts.Declarator is null ? Comments.AreIn(call) : Comments.AreIn(parts.Declarator.Parent!)))
        {
            return null;
        }

        var loop = StackFrames.OutermostLoop(call, function) as StatementSyntax;
        if (loop is { Parent: not (BlockSyntax or SwitchSectionSyntax) })
            return null;
        var scope = References.ScopeOf(statement);
        var isPresent = parts.Elements.All(element => element.Index < Math.Max(arguments.KeepsEmpty ? 1 : 0, guards.LeastAt(element.Use.Syntax, scope)));

        // A text that is null is noticed where the part is taken; before a comparison of the length, it would not be.
        var difference = parts.Declarator is null || request.NullProof(cancellationToken).IsNeverNull(text) ? null : "null is treated as empty";

        // In a loop the ranges of the iteration before would stand for a missing part.
        var edits = Rewrite(request, parts, statement, loop, text, arguments, size, clears: !isPresent && loop is not null);
        return new FixBuilder(edits, "Split into ranges", "Ranges")
            .MayDiffer(difference)
            .MayDiffer(isPresent ? null : "a missing part is empty instead of an exception")
            .Build();
    }

    private static SolutionEdits Rewrite(
        FixRequest request,
        SplitParts parts,
        StatementSyntax statement,
        StatementSyntax? loop,
        IdentifierNameSyntax text,
        SplitArguments arguments,
        int size,
        bool clears)
    {
        var function = References.FunctionOf(statement);
        var name = parts.Declarator?.Identifier.ValueText ?? text.Identifier.ValueText;
        var earlier = References.OwnNodes(function).Count(node => node.SpanStart < (parts.Declarator ?? parts.Call.Syntax).SpanStart
            && (parts.Declarator is null
                ? node is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Split),
                    Expression: IdentifierNameSyntax other } }
                    && other.Identifier.ValueText == name
                : node is VariableDeclaratorSyntax variable && variable.Identifier.ValueText == name));
        var ranges = FreeName.For(name + "Ranges", function, request.Model, earlier);
        var count = FreeName.For(name + "Count", function, request.Model, earlier);
        var isCounted = parts.Lengths.Count > 0;
        var memory = SyntaxFactory.ParseStatement("Span<Range> " + ranges + " = stackalloc Range[" + size.ToString(CultureInfo.InvariantCulture) + "];");
        var split = SyntaxFactory.ParseStatement((isCounted ? "var " + count + " = " : "") + text.Identifier.Text + ".AsSpan()." + arguments.IntoRanges(ranges)
            + ";").WithAdditionalAnnotations(Formatter.Annotation);

        var edits = new SolutionEdits(request.Solution);
        foreach (var element in parts.Elements.Select(static element => element.Use.Syntax).OfType<ElementAccessExpressionSyntax>())
        {
            var part = SyntaxFactory.ParseExpression(text.Identifier.Text + "[" + ranges + element.ArgumentList + "]");
            edits.Replace(element, rewritten => part.WithTriviaFrom(rewritten));
        }

        foreach (var length in parts.Lengths)
            edits.Replace(length.Syntax, rewritten => SyntaxFactory.IdentifierName(count).WithTriviaFrom(rewritten));
        edits.InsertBefore(loop ?? statement, memory);
        if (clears)
            edits.InsertBefore(statement, SyntaxFactory.ParseStatement(ranges + ".Clear();"));
        if (parts.Declarator is null)
            edits.InsertBefore(statement, split);
        else
            edits.Replace(statement, rewritten => split.WithTriviaFrom(rewritten));
        UsingDirectives.AddSystem(edits, request);
        return edits;
    }

    /// <summary>The statement before which a call can be evaluated: one that evaluates it at most once, and before any statement of its own.</summary>
    private static StatementSyntax? StatementBefore(InvocationExpressionSyntax call, SyntaxNode function)
    {
        var statement = call.FirstAncestorOrSelf<StatementSyntax>();
        return statement is ExpressionStatementSyntax or LocalDeclarationStatementSyntax or ReturnStatementSyntax or IfStatementSyntax or SwitchStatementSyntax
            && References.FunctionOf(statement) == function
            && !statement.DescendantNodes().Any(static node => node is QueryExpressionSyntax)
            ? statement
            : null;
    }
}
