using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>
/// Collects a text in a <c>DefaultInterpolatedStringHandler</c> over stack memory where a <c>StringBuilder</c> did: what does not fit goes to
/// a pooled array. The handler is a struct that lives on the stack, so every use must be an append that it has too, or ask for the text as
/// the last thing that is done.
/// </summary>
internal static class StackText
{
    private const string Handler = "DefaultInterpolatedStringHandler";
    private const int MostChars = 256;
    private const string NoCapacity = "the capacity is no longer computed";

    /// <summary>The fix for the creation of a builder; null where some use has no counterpart, or the place may take no stack memory.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (request.Node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is not { } declarator
            || model.GetOperation(declarator, cancellationToken) is not IVariableDeclaratorOperation operation
            || TemporaryBuilder.From(operation) is not { Declaration: { Parent: BlockSyntax } declaration } builder
            || Comments.AreIn(declaration) || HandlerType(model.Compilation) is null || request.LanguageVersion < LanguageVersion.CSharp8)
        {
            return null;
        }

        var chars = Math.Min(request.Option(AllocationOptions.MaxStackallocBytes) / sizeof(char), MostChars);
        var function = References.FunctionOf(declaration);
        if (chars <= 0 || References.Suspends(function) || StackFrames.OutermostLoop(declaration, function) is not null || StackFrames.JumpsBack(function)
            || StackFrames.IsInHandler(declaration, function) || CallGraph.MayRunAgain(declaration, model, cancellationToken))
        {
            return null;
        }

        var start = new HandlerText(builder.Local.Name);
        if (builder.Text is { } text && (builder.Capacity is { ConstantValue.HasValue: false } || !start.TryAddText(text)))
            return null;
        var edits = new SolutionEdits(request.Solution);
        if (start.Statements.Count == 0)
            edits.Write(declaration.Declaration, Declaring(builder, chars));
        else
            edits.Write(declaration, [Declaring(builder, chars) + ";", .. start.Statements]);
        foreach (var name in References.To(builder.Local, References.ScopeOf(declaration), model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, function) || IsGuardedByHandler(name, declaration)
                || !TryEdit(edits, name, builder, model, cancellationToken))
            {
                return null;
            }
        }

        return new FixBuilder(edits, "Collect the text on the stack", "StackText")
            .MayDiffer(builder.Capacity is { ConstantValue: not { HasValue: true, Value: >= 0 } } ? NoCapacity : null)
            .Build();
    }

    private static INamedTypeSymbol? HandlerType(Compilation compilation) =>
        compilation.GetTypeByMetadataName("System.Runtime.CompilerServices." + Handler) is { } type
        && type.InstanceConstructors.Any(static constructor => constructor is { DeclaredAccessibility: Accessibility.Public,
            Parameters: { Length: 4 } parameters }
            && SpanTypes.IsSpan(parameters[3].Type))
        ? type
        : null;

    /// <summary><c>var sb = new DefaultInterpolatedStringHandler(0, 0, null, stackalloc char[256]);</c></summary>
    private static string Declaring(TemporaryBuilder builder, int chars)
    {
        var declared = builder.Declaration.Declaration;
        var type = SystemType.Named("System.Runtime.CompilerServices", Handler, builder.Creation).ToString();
        return (declared.Type.IsVar ? "var" : type) + " " + declared.Variables[0].Identifier.Text + " = new " + type + "(0, 0, null, stackalloc char["
            + chars.ToString(System.Globalization.CultureInfo.InvariantCulture) + "])";
    }

    /// <summary>Edits one use of the builder; false where it has no counterpart.</summary>
    private static bool TryEdit(
        SolutionEdits edits, IdentifierNameSyntax name, TemporaryBuilder builder, SemanticModel model, CancellationToken cancellationToken)
    {
        var text = new HandlerText(name.Identifier.Text);
        var asks = default(InvocationExpressionSyntax);
        var whole = default(InvocationExpressionSyntax);
        for (var call = TemporaryBuilder.CallOn(name); call is not null && asks is null; call = TemporaryBuilder.CallOn(call))
        {
            whole = call;
            if (model.GetOperation(call, cancellationToken) is not IInvocationOperation { TargetMethod: { ReducedFrom: null } method } invoked
                || !method.ContainingType.IsStringBuilder())
            {
                return false;
            }

            if (method is { Name: nameof(ToString), Parameters.Length: 0 })
                asks = call;
            else if (!text.TryAdd(invoked))
                return false;
        }

        if (asks is null)
            return whole?.Parent is ExpressionStatementSyntax statement && text.Statements.Count > 0 && TryWrite(edits, statement, text.Statements);
        if (!IsLastUse(name, asks, builder, model, cancellationToken))
            return false;
        var taken = name.Identifier.Text + ".ToStringAndClear()";
        if (text.Statements.Count == 0)
        {
            edits.Write(asks, taken);
            return true;
        }

        if (asks.Parent is not ReturnStatementSyntax { Expression: { } result } returning || result != asks)
            return false;
        var source = returning.SyntaxTree.GetText(cancellationToken);
        return TryWrite(
            edits,
            returning,
            [.. text.Statements, source.ToString(TextSpan.FromBounds(returning.SpanStart, asks.SpanStart)) + taken
                + source.ToString(TextSpan.FromBounds(asks.Span.End, returning.Span.End))]);
    }

    private static bool TryWrite(SolutionEdits edits, StatementSyntax statement, IReadOnlyList<string> statements)
    {
        if (Comments.AreIn(statement))
            return false;
        edits.Write(statement, statements);
        return true;
    }

    /// <summary>
    /// Whether a <c>try</c> stands between a use and the declaration: what follows an exception, or a <c>return</c>, may then use the handler once more.
    /// </summary>
    private static bool IsGuardedByHandler(SyntaxNode use, SyntaxNode declaration)
    {
        for (var node = use; node is not null && node != declaration.Parent; node = node.Parent)
        {
            if (node is TryStatementSyntax or CatchClauseSyntax or FinallyClauseSyntax)
                return true;
        }

        return false;
    }

    /// <summary>Whether nothing is done with the builder once its text has been taken: taking it from the handler empties that.</summary>
    private static bool IsLastUse(
        IdentifierNameSyntax name, InvocationExpressionSyntax asks, TemporaryBuilder builder, SemanticModel model, CancellationToken cancellationToken)
    {
        var statement = asks.FirstAncestorOrSelf<StatementSyntax>()!;
        var leaves = statement is ReturnStatementSyntax or ThrowStatementSyntax;
        foreach (var other in References.To(builder.Local, References.ScopeOf(builder.Declaration), model, cancellationToken))
        {
            if (other.SpanStart > name.SpanStart && (!leaves || statement.Span.Contains(other.Span)))
                return false;
        }

        return leaves || StackFrames.OutermostLoop(asks, builder.Declaration.Parent!) is null;
    }
}
