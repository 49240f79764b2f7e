using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// ALLOC307: finds texts that are made by a detour where one call makes the same: <c>guid.ToString().Replace("-", "")</c>,
/// <c>number.ToString("X2").ToLower()</c>, <c>Regex.Split(text, ",")</c>, <c>string.Format(text)</c>, and the text of a value that is given to a method
/// which takes the value itself, or to a parser that makes a number of it again.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls alone: see <see cref="RemadeText"/>. What is formatted must be a value of the framework whose formats are known, and each format,
/// pattern and width a constant.
/// </para>
/// <para>
/// Not reported: patterns with a character that means anything, or options that change what is found; constant formats with braces; values whose text
/// depends on a culture where the other call's does not; expression trees; what the SDK reports, such as <c>BitConverter.ToString(bytes).Replace</c>
/// (CA1872) and <c>builder.Append(number.ToString())</c> (CA1830).
/// </para>
/// </remarks>
public sealed class RemadeTextAnalyzer() : AllocationAnalyzer(Descriptors.RemadeText)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static call => RemadeText.MayBe((IInvocationOperation)call), context => Analyze(context, allocations), OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (RemadeText.Of((IInvocationOperation)context.Operation) is not { } text
            || !allocations.IsReported(Descriptors.RemadeText, EffortOf(text, context, allocations), context, out var heat)
            || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.RemadeText, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = text.Bytes,
            Certainty = text.IsAlways ? Certainty.Always : Certainty.Sometimes,
            Arguments = [Describe(text)],
        });
    }

    /// <summary>
    /// The other format of an identifier, and of a number in hexadecimal digits, is shorter and makes the same; so is a cast of a number, and a character
    /// itself. A span of it is odder, and older targets have none.
    /// </summary>
    private static Effort EffortOf(RemadeText text, OperationAnalysisContext context, AllocationContext allocations) => text switch
    {
        { Kind: Detour.Format, Difference: null } or { Kind: Detour.TruthValue or Detour.ParsedBack or Detour.ComparedCharacter } => Effort.Welcome,
        { Kind: Detour.ComparedSpan } =>
            allocations.ForAllTargets(Effort.Longer, FrameworkApi.ElapsedTime, context.Operation.Syntax, context.CancellationToken),
        _ => Effort.None,
    };

    private static string Describe(RemadeText text) => text.Kind switch
    {
        Detour.Format => "'" + text.Call.TargetMethod.Name + "' makes a second text where 'ToString(\"" + text.Format + "\")' makes it at once",
        Detour.TruthValue => "'" + text.Call.TargetMethod.Name + "' makes a text of a truth value, for which there are two constants",
        Detour.Pattern => "'Regex.Split' splits by a fixed text, as 'string.Split' does for less",
        Detour.NoArguments => "'string.Format' copies a text into which there is nothing to put",
        Detour.ParsedBack => "This text of a number is made for '" + text.User!.TargetMethod.Name + "', though a cast of the number does the same",
        Detour.ComparedCharacter => "This text of a character is made to be compared, though the character can be",
        Detour.ComparedSpan => "This text of a character is made for '" + text.User!.TargetMethod.Name + "', though a span of the character can be compared",
        Detour.ParsedCharacter => "This text is made for '" + text.User!.TargetMethod.Name + "', though "
            + (text.User.TargetMethod.ContainingType.Name == nameof(Convert) ? "the digit is known by its character" : "a span of the character can be parsed"),
        _ => "This text is made for '" + text.User!.TargetMethod.Name + "', which takes the '" + text.Call.TargetMethod.ContainingType.Name + "' itself",
    };
}
