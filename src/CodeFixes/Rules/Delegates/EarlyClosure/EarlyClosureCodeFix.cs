using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.EarlyClosure;

/// <summary>
/// ALLOC402: copies the captured variables before the first lambda that needs them, in its branch or in a block of its own, and lets the lambdas capture the
/// copies. Of <c>this</c> as well: the compiler would put the copies into the closure that holds <c>this</c>, which begins with the method.
/// </summary>
/// <remarks>The plan is made again: it consists of operations, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(EarlyClosureCodeFix))]
public sealed class EarlyClosureCodeFix() : AllocationCodeFix("ALLOC402")
{
    // More copies than that hide what the branch does.
    private const int MostCopies = 3;

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>() is not { } lambda
            || LambdaEdits.CreationOf(lambda, request.Model, cancellationToken) is not { } creation
            || EarlyClosurePlan.Of(creation, cancellationToken) is not { LeavesClosure: false } plan
            || plan.Variables.Length + (plan.HasThis ? 1 : 0) > MostCopies
            || Changes(request, plan, cancellationToken) is not { } changes)
        {
            return null;
        }

        return new FixBuilder(request.Changing(changes), "Copy what is captured to where the lambda is made", "Copy").Build();
    }

    private static List<TextChange>? Changes(FixRequest request, EarlyClosurePlan plan, CancellationToken cancellationToken)
    {
        var member = plan.Statement.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax) ?? request.Root;
        var declarations = new List<string>();
        var changes = new List<TextChange>();
        foreach (var variable in plan.HasThis ? plan.Variables.Insert(0, null!) : plan.Variables)
        {
            var wanted = variable is null ? "self" : "local" + char.ToUpperInvariant(variable.Name[0]) + variable.Name.Substring(1);
            var name = FreeName.For(wanted, member, request.Model);
            declarations.Add("var " + name + " = " + (variable is null ? "this" : LambdaEdits.NameOf(variable)) + ";");
            foreach (var function in plan.Lambdas)
            {
                // A lambda in another is edited with that.
                if (plan.Lambdas.Any(other => other != function && other.Syntax.Span.Contains(function.Syntax.Span)))
                    continue;
                var edited = new LambdaEdits(function, request.LanguageVersion);
                if (!edited.Replace(variable, name))
                    return null;
                changes.AddRange(edited.OfMentions);
            }
        }

        var source = request.Root.SyntaxTree.GetText();
        var statement = plan.Statement;
        if (statement.Parent is BlockSyntax && !plan.NeedsBlock)
        {
            changes.Add(LoopHoist.Before(statement, declarations, source));
            return changes;
        }

        var text = Applied(statement, changes);
        if (!plan.NeedsBlock)
            return [StatementText.InPlaceOf(statement, [.. declarations, text], source)];
        var before = "";
        if (statement is LocalDeclarationStatementSyntax declaration)
        {
            // The statements after it see the variable, which takes its value in the block.
            if (TypeOf(declaration, request, cancellationToken) is not { } type || Comments.AreIn(declaration.Declaration.Type))
                return null;
            var name = declaration.Declaration.Variables[0].Identifier.ValueText;
            before = type + " " + name + ";";
            text = text.Substring(declaration.Declaration.Variables[0].SpanStart - statement.SpanStart);
        }

        if (!Indentation.IsFirst(statement.SpanStart, source))
            return [new TextChange(statement.Span, (before + " { " + string.Join(" ", declarations) + " " + text + " }").TrimStart())];
        return statement.DescendantTokens().Any(static token => token.Text.Contains('\n')) ? null : [InBlock(statement, before, declarations, text, source)];
    }

    /// <summary>The type of a variable as a declaration without a value names it. That of a <c>var</c> may be null, unless its only value is not.</summary>
    private static string? TypeOf(LocalDeclarationStatementSyntax declaration, FixRequest request, CancellationToken cancellationToken)
    {
        var type = declaration.Declaration.Type;
        if (!type.IsVar)
            return type.ToString();
        var variable = declaration.Declaration.Variables[0];
        if (request.Model.GetDeclaredSymbol(variable, cancellationToken) is not ILocalSymbol { Type: var inferred })
            return null;
        var state = new VariableWrites(References.FunctionOf(declaration), variable.Identifier.ValueText).AreNone
            ? request.Model.GetTypeInfo(variable.Initializer!.Value, cancellationToken).Nullability.FlowState
            : NullableFlowState.None;
        return (state == NullableFlowState.NotNull ? inferred.WithNullableAnnotation(NullableAnnotation.NotAnnotated) : inferred)
            .ToMinimalDisplayString(request.Model, type.SpanStart);
    }

    private static TextChange InBlock(StatementSyntax statement, string before, List<string> declarations, string text, SourceText source)
    {
        var newLine = LineBreaks.Of(source);
        var outer = Indentation.Of(statement, source);
        var unit = Indentation.UnitAt(statement);
        var lines = text.Replace("\r\n", "\n").Split('\n').Select((line, i) => i == 0 ? outer + unit + line : line.Length == 0 ? line : unit + line);
        return new TextChange(
            statement.Span,
            (before.Length == 0 ? "" : before + newLine + outer) + "{" + newLine
                + string.Concat(declarations.Select(declared => outer + unit + declared + newLine)) + string.Join(newLine, lines) + newLine + outer + "}");
    }

    private static string Applied(StatementSyntax statement, List<TextChange> changes)
    {
        var start = statement.SpanStart;
        return SourceText.From(statement.ToString())
            .WithChanges(changes.OrderBy(static change => change.Span.Start)
                .Select(change => new TextChange(new TextSpan(change.Span.Start - start, change.Span.Length), change.NewText!)))
            .ToString();
    }
}
