using Allocations.Analyzers.Rules.Arguments.AskedObject;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Asked = Allocations.Analyzers.Rules.Arguments.AskedObject.AskedObject;

namespace Allocations.CodeFixes.Rules.Arguments.AskedObject;

/// <summary>
/// ALLOC107: asks the static member, or uses it. The object that the framework keeps takes the place of a new one; a path is given to a static method; the
/// moment that a stopwatch was started at is kept as a number.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AskedObjectCodeFix))]
public sealed class AskedObjectCodeFix() : AllocationCodeFix("ALLOC107")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { } node || request.Model.GetOperation(node, cancellationToken) is not { } creation
            || Asked.Of(creation) is not { } found)
        {
            return null;
        }

        var member = SystemType.Named(ObjectAnswers.NamespaceOf(found.Answer.Type), found.Answer.Type, creation) + "." + found.Answer.Member;
        return found.Answer.Kind switch
        {
            AnswerKind.Kept => Kept(request, found, member),
            AnswerKind.Given => Given(request, found, member),
            AnswerKind.Fixed => Fixed(request, found, member),
            AnswerKind.Computed => null,
            _ => Since(request, found, member),
        };
    }

    private static Fix? Kept(FixRequest request, Asked found, string member)
    {
        var edits = new SolutionEdits(request.Solution);
        edits.Write(found.Creation.Syntax, member);
        return new FixBuilder(edits, "Use '" + found.Answer.Type + "." + found.Answer.Member + "'", "Kept")
            .MayDiffer(found.Answer.Type == "Random" ? "the numbers are those of a generator that all share" : null)
            .Build();
    }

    private static Fix? Fixed(FixRequest request, Asked found, string member)
    {
        if (found.Local is not null || found.Asked[0].Syntax is not ExpressionSyntax question)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(question, member);
        return new FixBuilder(edits, "Use '" + found.Answer.Type + "." + found.Answer.Member + "'", "Fixed")
            .MayDiffer("the token tells that it cannot be canceled")
            .Build();
    }

    private static Fix? Given(FixRequest request, Asked found, string member)
    {
        if (found.Asked[0] is not IPropertyReferenceOperation { Syntax: ExpressionSyntax question } || found.Creation is not IObjectCreationOperation creation
            || creation.Arguments[0].Syntax is not ArgumentSyntax { Expression: var path })
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        if (found.Local is not null)
        {
            // The path is evaluated where it is asked, so that nothing may run between.
            if (creation.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>() is not
                    { Declaration.Variables.Count: 1, Parent: BlockSyntax { Statements: var statements } } declaration
                || Statements.IndexIn(statements, declaration) is var index && index + 1 >= statements.Count
                || First(statements[index + 1]) != question)
            {
                return null;
            }

            edits.Remove(declaration, request.Model);
        }

        edits.Write(question, member + "(" + path + ")");
        return new FixBuilder(edits, "Ask '" + found.Answer.Type + "." + found.Answer.Member + "'", "Given")
            .MayDiffer("a path that is null, empty or not valid is no exception")
            .Build();
    }

    /// <summary>The expression that a statement evaluates first, where it is a condition or a value.</summary>
    private static ExpressionSyntax? First(StatementSyntax statement)
    {
        var first = statement switch
        {
            IfStatementSyntax test => test.Condition,
            ReturnStatementSyntax { Expression: { } returned } => returned,
            LocalDeclarationStatementSyntax { Declaration.Variables: { Count: 1 } variables } => variables[0].Initializer?.Value,
            _ => null,
        };
        for (; ; )
        {
            switch (first)
            {
                case PrefixUnaryExpressionSyntax prefix:
                    first = prefix.Operand;
                    break;
                case ParenthesizedExpressionSyntax inner:
                    first = inner.Expression;
                    break;
                case BinaryExpressionSyntax binary:
                    first = binary.Left;
                    break;
                default:
                    return first;
            }
        }
    }

    private static Fix? Since(FixRequest request, Asked found, string member)
    {
        if (found.Local is not { Name: var name }
            || found.Creation.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>() is not { Declaration.Variables.Count: 1 } declaration
            || StoppedWatch.Of(found.Creation, found.Asked) is not { Stops.Count: <= 1 } watch)
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        var now = member.Substring(0, member.Length - found.Answer.Member.Length) + "GetTimestamp()";
        if (watch.Start is { } start)
        {
            edits.Remove(declaration, request.Model);
            edits.Write(start, "var " + name + " = " + now + ";");
        }
        else
        {
            if (!declaration.Declaration.Type.IsVar)
                edits.Write(declaration.Declaration.Type, "long");
            edits.Write(found.Creation.Syntax, now);
        }

        var passed = member + "(" + name + ")";
        var kept = Stop(request, edits, watch, found.Creation, passed);
        foreach (var asked in watch.Asked)
        {
            var isStopped = watch.IsStoppedBefore(asked);
            var tells = isStopped ? kept! : passed;
            switch (ObjectAnswers.NameOf(asked))
            {
                case "ElapsedTicks" when isStopped:
                    return null;
                case "ElapsedTicks":
                    edits.Write(asked.Syntax, "(" + now + " - " + name + ")");
                    break;
                case "Elapsed":
                    edits.Write(asked.Syntax, tells);
                    break;
                default:
                    var whole = "(long)" + tells + ".TotalMilliseconds";
                    edits.Write(asked.Syntax, OperandSyntax.IsTakenAsPrimary((ExpressionSyntax)asked.Syntax) ? "(" + whole + ")" : whole);
                    break;
            }
        }

        return new FixBuilder(edits, "Keep the moment as a number", "Since").Build();
    }

    /// <summary>Writes what has passed into a local where the watch is stopped, and answers its name; null where nothing asks for it.</summary>
    private static string? Stop(FixRequest request, SolutionEdits edits, StoppedWatch watch, IOperation creation, string passed)
    {
        if (watch.Stops.Count == 0)
            return null;
        var stop = watch.Stops[0];
        if (!watch.Asked.Any(watch.IsStoppedBefore))
        {
            edits.Remove(stop, request.Model);
            return null;
        }

        // Each watch that is stopped earlier may have taken a name.
        var function = References.FunctionOf(stop);
        var name = FreeName.For("elapsed", function, request.Model, MemberIndex.Names("Stop", function, function.SpanStart, stop.SpanStart).Count);
        if (watch.Asked.All(asked => !watch.IsStoppedBefore(asked) || stop.Parent!.Span.Contains(asked.Syntax.Span)))
        {
            edits.Write(stop, "var " + name + " = " + passed + ";");
        }
        else
        {
            edits.InsertBefore((StatementSyntax)stop.Parent!.Parent!.Parent!, SystemType.Named("TimeSpan", creation) + " " + name + ";");
            edits.Write(stop, name + " = " + passed + ";");
        }

        return name;
    }
}
